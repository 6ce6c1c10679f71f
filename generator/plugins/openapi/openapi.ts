import type { Catalogue } from "../../catalogue/catalogue.ts";
import { orderFileVersions } from "../../places/order-file-versions.ts";
import { startOfFile } from "../../places/start-of-file.ts";
import type { AddedSections, FoundProblem, PageFamily, Plugin, PluginOptions } from "../plugin.ts";
import type { ApiSurroundings } from "./bundle-api.ts";
import { checkReferences } from "./check-references.ts";
import { codes } from "./codes.ts";
import { findCopies } from "./find-copies.ts";
import { findModelSchemas } from "./find-model-schema.ts";
import { fitNames } from "./fit-names.ts";
import { linkEntities, linkModelSchemas } from "./link-entities.ts";
import { listFiles } from "./list-files.ts";
import { type NamedApi, nameApis } from "./name-apis.ts";
import { planApiPages } from "./plan-api-pages.ts";
import { readApiFile } from "./read-api-file.ts";
import { sampleModels } from "./sample-models.ts";
import { tellOffer } from "./tell-offer.ts";
import { uniteFiles } from "./unite-files.ts";

const name = "openapi";

/**
 * APIs described by OpenAPI 3 or Swagger 2: an overview of each, a page for each operation with what it takes and gives, a call that can be
 * copied, and a page for each schema with what uses it. Pages of entities lead to the operations whose paths name them.
 */
export default function openapi(given: PluginOptions): Plugin {
  const { files, label, server } = readOptions(given);
  const survey = (catalogue: Catalogue): ApiSurroundings => ({
    files: listFiles(catalogue, name),
    findModelSchema: findModelSchemas(catalogue),
    sampleModel: sampleModels(catalogue),
  });
  const open = (catalogue: Catalogue): readonly NamedApi[] => nameApis(survey(catalogue));
  return {
    name,
    version: "54",
    label,
    codes,
    reader: { files, read: readApiFile, unite: uniteFiles },
    rules: {
      check: (catalogue, around) => {
        const surroundings = survey(catalogue);
        return [...checkReferences(surroundings, listUnread(catalogue), around), ...tellCopies(surroundings)];
      },
    },
    offers: (catalogue) => fitNames(tellOffer(open(catalogue))),
    pages: (catalogue): PageFamily => ({
      label,
      pages: orderFileVersions(open(catalogue), ({ file }) => file)
        .flat()
        .flatMap((api) => fitNames(planApiPages(api, server))),
    }),
    sections: (catalogue): readonly AddedSections[] => {
      // Where there is no model, nothing is named after it.
      if (catalogue.entities.size === 0 && catalogue.schemas.size === 0) return [];
      const apis = open(catalogue);
      return [...linkEntities(apis, catalogue.entities.keys()), ...linkModelSchemas(apis)];
    },
  };
}

function tellCopies(surroundings: ApiSurroundings): readonly FoundProblem[] {
  return [...findCopies(surroundings)].map(([file, original]) => ({
    code: "copy",
    message: `this describes the same API as \`${original}\`, which stands for both`,
    span: startOfFile(file),
  }));
}

/** Files that could not be read, or not whole, and that may be of a description. */
function listUnread({ unread = [] }: Catalogue): ReadonlySet<string> {
  const files = unread.flatMap(({ span }) => span?.file ?? []);
  return new Set(files.filter((file) => /\.(?:json|jsonc|ya?ml)$/i.test(file)));
}

interface ApiOptions {
  readonly files: readonly string[];
  readonly label: string;
  readonly server?: string | undefined;
}

/** The options, each checked; throws what is wrong with one. */
function readOptions({ files, label = "REST API", server, ...others }: PluginOptions): ApiOptions {
  const [unknown] = Object.keys(others);
  if (unknown !== undefined) throw new Error(`there is no option \`${unknown}\`; there are files, label and server`);
  const isText = (value: unknown): value is string => typeof value === "string" && value !== "";
  if (!isText(label)) throw new Error("`label` must be a text");
  if (server !== undefined && !isText(server)) throw new Error("`server` must be an address");
  if (files === undefined)
    return { files: ["**/{openapi,swagger}.{json,yaml,yml}", "**/*.openapi.{json,yaml,yml}"], label, server };
  if (!Array.isArray(files) || !files.every(isText)) throw new Error("`files` must be a list of globs");
  return { files, label, server };
}
