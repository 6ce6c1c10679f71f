import { countNoun } from "../catalogue/nouns.ts";
import type { FoundKind } from "../discover/survey-folder.ts";

/** E.g. `468 files of PDL in models/pdl`. */
export function describeFound({ count, folder, kind }: FoundKind): string {
  return `${countNoun(count, "file")} of ${languages[kind] ?? kind}${folder === "." ? "" : ` in ${folder}`}`;
}

/** Kinds of files whose names are no words. */
const languages: Readonly<Partial<Record<FoundKind["kind"], string>>> = {
  pdl: "PDL",
  pdsc: "PDSC",
  avsc: "Avro schemas",
  avpr: "Avro protocols",
  avdl: "Avro IDL",
  graphql: "GraphQL",
  registry: "entity registries",
  ingestion: "ingestion sources",
  access: "privileges and policies",
  boot: "defaults of the server",
  cli: "programs and their commands",
  sdk: "the client library",
  restli: "Rest.li",
  python: "Python",
  package: "what packages of Python declare",
  sphinx: "lists of Sphinx",
  java: "Java",
};
