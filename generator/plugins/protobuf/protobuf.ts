import { boundedGlob, isBoundedGlob } from "../../places/is-bounded-glob.ts";
import type { Plugin, PluginOptions } from "../plugin.ts";
import { bufFiles, isBufFile, readBufFile } from "./buf/read-buf-file.ts";
import { checkImports } from "./check-imports.ts";
import { codes } from "./codes.ts";
import { linkMethods } from "./link-methods.ts";
import { listServices } from "./list-services.ts";
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
    version: "3",
    codes,
    label: "gRPC API",
    reader: {
      files: readFiles(given),
      read: (file) => (isBufFile(file.path) ? readBufFile : readProtoFile)(file),
      unite: uniteFiles,
    },
    rules: { check: checkImports },
    offers: (catalogue) => tellOffer(listServices(catalogue)),
    pages: (catalogue) => planServicePages(listServices(catalogue), sampleMessages(catalogue)),
    sections: (catalogue) => linkMethods(listServices(catalogue)),
  };
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
