import { readFileSync } from "node:fs";
import { join } from "node:path";
import ejs from "ejs";
import { packageFolder } from "../package-folder.ts";

/** Renders a text artefact by its EJS template, `templates/text/<name>.ejs`. */
export function renderText(name: string, data: Readonly<Record<string, unknown>>): string {
  const template = readFileSync(join(packageFolder, "templates/text", `${name}.ejs`), "utf8");
  return ejs.render(template, { ...data }, { strict: true, localsName: "it" });
}
