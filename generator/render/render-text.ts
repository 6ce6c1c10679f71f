import { readFileSync } from "node:fs";
import { join } from "node:path";
import ejs from "ejs";
import { packageFolder } from "../package-folder.ts";

type Template = (data: Readonly<Record<string, unknown>>) => string;

const templates = new Map<string, Template>();

/** Renders a text artefact by its EJS template, `templates/text/<name>.ejs`, which is read and compiled once. */
export function renderText(name: string, data: Readonly<Record<string, unknown>>): string {
  let template = templates.get(name);
  if (template === undefined) {
    const text = readFileSync(join(packageFolder, "templates/text", `${name}.ejs`), "utf8");
    template = ejs.compile(text, { strict: true, localsName: "it" });
    templates.set(name, template);
  }
  const text = template(data);
  return name.endsWith(".xml") ? text.replace(outsideOfXml, "\ufffd") : text;
}

/** Control characters come with what is copied from other programs. XML has no way to write them, and who finds one reads no further. */
const outsideOfXml = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;
