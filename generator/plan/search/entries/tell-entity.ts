import type { EntityContent } from "../../../page-model/metamodel.ts";

/**
 * What readers ask of an entity, in words: how its URN is put together, and which aspects it has. The page shows both, in a
 * template and in panels, whose text is in no sentence.
 */
export function tellEntity({ urn, aspects }: EntityContent): string {
  const names = aspects.flatMap((group) => group.aspects.map(({ name }) => name)).join(", ");
  const template = urn?.pieces.map(({ text, part }) => (part === undefined ? text : `<${part.name}>`)).join("");
  return [
    ...(urn === undefined || template === undefined
      ? []
      : [`Format of its URN: ${template}, e.g. ${urn.example.code}`]),
    ...(names === "" ? [] : [`The aspects that it has: ${names}`]),
  ].join(". ");
}
