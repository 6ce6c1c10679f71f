import type { Docstring } from "../../../docstring/docstring.ts";
import type { PythonFunction, PythonParameter } from "../../../parse/python/python-document.ts";
import type { SdkParameterNode } from "../../../parse/sdk/sdk-document.ts";
import { describeDefault } from "./describe-default.ts";
import { locateText, locateType, type Library, type LibraryPlace } from "./library-context.ts";
import { unwrapAnnotated } from "./written-field.ts";

/** Parameters with what the docstring says of each; a method is called without its first one. */
export function readParameters(
  { parameters }: PythonFunction,
  docs: Docstring["parameters"],
  at: LibraryPlace & { readonly dropsFirst: boolean },
  library: Library,
): readonly SdkParameterNode[] {
  const texts = new Map(docs.map((item) => [item.name.replace(/^\*+/, ""), item]));
  const [first] = parameters;
  const dropped = at.dropsFirst && first !== undefined && (first.kind === "any" || first.kind === "positional") ? 1 : 0;
  return parameters.slice(dropped).map((parameter) => {
    const { name, type, span } = parameter;
    const text = texts.get(name);
    const annotated = type && unwrapAnnotated(type);
    const preset = parameter.default && describeDefault(parameter.default, at, library);
    return {
      name: `${stars[parameter.kind]}${name}`,
      type: annotated === undefined ? locateText(text?.type, span) : locateType(annotated.type, span, at, library),
      doc: text?.doc ?? annotated?.doc,
      default: preset?.text,
      effectiveDefault: preset?.effective,
      keywordOnly: parameter.kind === "keyword",
      positionalOnly: parameter.kind === "positional" ? true : undefined,
      span,
    };
  });
}

const stars: Readonly<Record<PythonParameter["kind"], string>> = {
  positional: "",
  any: "",
  keyword: "",
  star: "*",
  doubleStar: "**",
};
