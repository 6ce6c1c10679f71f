import { createWords } from "./create-words.ts";
import { commonAspects, nameGroupAspects, nameOwnAspects } from "./make-schemas.ts";
import { nameDomain } from "./name-domain.ts";
import type { SyntheticFile } from "./synthetic-file.ts";

/** Binds one entity a domain to its own aspects, those of its group and some that all share. */
export function makeRegistry(domains: number): SyntheticFile {
  const entities = Array.from({ length: domains }, (_, domain) => {
    const common = commonAspects.filter((_, index) => index === 0 || (index + domain) % 3 === 0);
    return printEntity(nameDomain(domain), [...nameOwnAspects(domain), ...nameGroupAspects(domain), ...common], domain);
  });
  return { path: "entity-registry.yml", text: `id: synthetic\nentities:\n${entities.join("")}` };
}

/** A registry of one entity with one aspect. */
export function makeSmallRegistry(entity: string, aspect: string): SyntheticFile {
  return { path: "entity-registry.yml", text: `id: synthetic\nentities:\n${printEntity(entity, [aspect], 0)}` };
}

function printEntity(name: string, aspects: readonly string[], seed: number): string {
  const lines = [
    `  - name: ${name}`,
    `    doc: ${JSON.stringify(createWords(seed).paragraph(3))}`,
    "    category: core",
    `    keyAspect: ${name}Key`,
    "    aspects:",
    ...aspects.map((aspect) => `      - ${aspect}`),
  ];
  return lines.map((line) => `${line}\n`).join("");
}
