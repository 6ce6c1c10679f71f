import { readFileSync } from "node:fs";
import { join } from "node:path";
import ejs from "ejs";
import { packageFolder } from "../package-folder.ts";
import { replaceControls } from "./replace-controls.ts";

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
  return replaceControls(template(data));
}
