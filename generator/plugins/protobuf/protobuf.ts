import { boundedGlob, isBoundedGlob } from "../../places/is-bounded-glob.ts";
import type { Catalogue } from "../../catalogue/catalogue.ts";
import type { PageFamily, Plugin, PluginOptions } from "../plugin.ts";
import { bufFiles, isBufFile, readBufFile } from "./buf/read-buf-file.ts";
import { checkImports } from "./check-imports.ts";
import { codes } from "./codes.ts";
import { linkMethods } from "./link-methods.ts";
import { listServices } from "./list-services.ts";
import { createOptionFinder } from "./options/find-option.ts";
import { linkOptions } from "./options/link-options.ts";
import { listOptionUses, type OptionUse } from "./options/list-option-uses.ts";
import { listOptions, type PlacedOption } from "./options/list-options.ts";
import { planOptionsPage } from "./options/plan-options-page.ts";
import { planServicePages } from "./plan-service-pages.ts";
import { readProtoFile } from "./read-proto-file.ts";
import { sampleMessages } from "./sample-messages.ts";
import { tellOffer } from "./tell-offer.ts";
import { uniteFiles } from "./unite-files.ts";

/**
 * Protocol Buffers as a language of models: messages are records, enums are enums. Names lead from file to file by what they import,
 * wherever the root is that imports go from; the types that every compiler has are known by themselves.
 */
export default function protobuf(given: PluginOptions): Plugin {
  return {
    name: "protobuf",
    version: "5",
    codes,
    label: "gRPC API",
    reader: {
      files: readFiles(given),
      read: (file) => (isBufFile(file.path) ? readBufFile : readProtoFile)(file),
      unite: uniteFiles,
    },
    rules: { check: checkImports },
    offers: (catalogue) => tellOffer(listServices(catalogue)),
    pages: planPages,
    sections: (catalogue) => [...linkMethods(listServices(catalogue)), ...linkOptions(findOptions(catalogue).uses)],
  };
}

function planPages(catalogue: Catalogue): PageFamily {
  const { options, find, uses } = findOptions(catalogue);
  const family = planServicePages(listServices(catalogue), { sample: sampleMessages(catalogue), findOption: find });
  if (options.length === 0) return family;
  const usesOf = new Map<PlacedOption, OptionUse[]>();
  for (const use of uses) {
    const known = usesOf.get(use.option);
    if (known === undefined) usesOf.set(use.option, [use]);
    else known.push(use);
  }
  const page = planOptionsPage(options, (option) => usesOf.get(option) ?? []);
  return { label: family.pages.length === 0 ? "Options" : family.label, pages: [...family.pages, page] };
}

/** The options that files declare, what is meant by their names, and what has them. */
function findOptions(catalogue: Catalogue) {
  const options = listOptions(catalogue);
  const find = createOptionFinder(options);
  const uses = options.length === 0 ? [] : listOptionUses(catalogue, listServices(catalogue), find);
  return { options, find, uses };
}

/** The globs of the options, checked; throws what is wrong with them. */
function readFiles({ files, ...others }: PluginOptions): readonly string[] {
  const [unknown] = Object.keys(others);
  if (unknown !== undefined) throw new Error(`there is no option \`${unknown}\`; there is files`);
  if (files === undefined) return ["**/*.proto", ...bufFiles];
  const isText = (value: unknown): value is string => typeof value === "string" && value !== "";
  if (!Array.isArray(files) || !files.every(isText)) throw new Error("`files` must be a list of globs");
  if (!files.every(isBoundedGlob)) throw new Error(`each glob of \`files\` ${boundedGlob}`);
  return files;
}
