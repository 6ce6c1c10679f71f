import { createWords } from "./create-words.ts";
import { capitalize, nameDomain } from "./name-domain.ts";
import type { SyntheticFile } from "./synthetic-file.ts";

const capabilities = ["LINEAGE_COARSE", "DOMAINS", "DELETION_DETECTION", "PLATFORM_INSTANCE"];

/** The manifest of an ingestion source. */
export function makeSource(domain: number): SyntheticFile {
  const words = createWords(domain + 900_000);
  const name = nameDomain(domain);
  const id = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const lines = [
    `platform: ${id}`,
    `name: ${capitalize(name)}`,
    `intro: ${JSON.stringify(words.paragraph(4))}`,
    "plugins:",
    `  - id: ${id}`,
    "    status: certified",
    "    capabilities:",
    ...capabilities.map(
      (capability) => `      - name: ${capability}\n        note: ${JSON.stringify(words.sentence())}`,
    ),
  ];
  return { path: `ingestion/${id}.yml`, text: `${lines.join("\n")}\n` };
}
