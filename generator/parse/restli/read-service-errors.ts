import type { Report } from "../../diagnostics/report.ts";
import { createAttributeReader, type AttributeReader } from "../json/read-attributes.ts";
import { readObjects } from "./read-objects.ts";
import { readType } from "./read-type.ts";
import type { RestliErrorNode } from "./restli-document.ts";

/** The errors that a resource or a call declares; undefined where it declares none. */
export function readServiceErrors(owner: AttributeReader, report: Report): readonly RestliErrorNode[] | undefined {
  const errors = readObjects(owner, "serviceErrors", report).flatMap((object): readonly RestliErrorNode[] => {
    const error = createAttributeReader({ report }, object, "a service error");
    const code = error.string("code", { required: true })?.text;
    if (code === undefined) return [];
    const parameters = error.strings("parameters");
    return [
      {
        code,
        status: error.integer("status"),
        message: error.string("message")?.text,
        detail: readType(error, "errorDetailType", `the detail of \`${code}\``, report),
        parameters: parameters.length === 0 ? undefined : parameters,
      },
    ];
  });
  return errors.length === 0 ? undefined : errors;
}
