import type { Catalogue } from "../../catalogue/catalogue.ts";
import { boundedGlob, isBoundedGlob } from "../../places/is-bounded-glob.ts";
import type { AddedSections, Plugin, PluginOptions } from "../plugin.ts";
import { codes } from "./codes.ts";
import { leaveUnknown } from "./leave-unknown.ts";
import { readTypedefFile } from "./read-typedef-file.ts";
import { type AtlasData, uniteFiles } from "./unite-files.ts";

const name = "atlas";

/**
 * Type definitions of Apache Atlas as a language of models: entity types are entities, whose attributes and ends of relationships are
 * their fields; structs, classifications, relationships and business metadata are records, enums are enums. What patches change is
 * applied in the order in which Atlas loads them.
 */
export default function atlas(given: PluginOptions): Plugin {
  return {
    name,
    version: "2",
    codes,
    reader: { files: readFiles(given), read: readTypedefFile, unite: uniteFiles },
    sections: listSections,
  };
}

function listSections(catalogue: Catalogue): readonly AddedSections[] {
  const { extensions = [] } = catalogue;
  const sections = extensions.flatMap(({ plugin, data }) =>
    plugin === name ? (data as unknown as AtlasData).sections : [],
  );
  return leaveUnknown(sections, catalogue);
}

/** The globs of the options, checked; throws what is wrong with them. */
function readFiles({ files, ...others }: PluginOptions): readonly string[] {
  const [unknown] = Object.keys(others);
  if (unknown !== undefined) throw new Error(`there is no option \`${unknown}\`; there is files`);
  if (files === undefined) return ["**/models/**/*.json"];
  const isText = (value: unknown): value is string => typeof value === "string" && value !== "";
  if (!Array.isArray(files) || !files.every(isText)) throw new Error("`files` must be a list of globs");
  if (!files.every(isBoundedGlob)) throw new Error(`each glob of \`files\` ${boundedGlob}`);
  return files;
}
