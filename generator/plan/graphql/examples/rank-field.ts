import type { GraphqlField } from "../../../catalogue/graphql.ts";

/** What a field is apart from its name. */
export interface FieldShape {
  /** Whether it has fields of its own. */
  readonly isComposite: boolean;
  readonly isList: boolean;
}

/** How much readers want to see a field first; below `leastTelling` they rather do not. */
export function rankField({ name, type }: Pick<GraphqlField, "name" | "type">, shape: FieldShape): number {
  const known = (shape.isComposite ? compositeRanks : leafRanks).get(name);
  if (known !== undefined) return known;
  if (noise.test(name)) return 5;
  const present = type.kind === "nonNull" ? 4 : 0;
  if (!shape.isComposite) return (shape.isList ? 32 : 36) + present;
  return (shape.isList ? 28 : 26) + present;
}

/** Fields that rank lower are shown only where there is nothing else. */
export const leastTelling = 20;

const compositeRanks = new Map([
  ["properties", 74],
  ["info", 74],
  ["searchResults", 72],
  ["entities", 71],
  ["entity", 70],
  ["platform", 52],
  ["domain", 50],
  ["owners", 49],
  ["owner", 48],
  ["ownership", 47],
  ["tags", 46],
  ["tag", 45],
  ["suggestions", 12],
  ["editableProperties", 12],
]);

const leafRanks = new Map([
  ["urn", 100],
  ["id", 98],
  ["type", 92],
  ["name", 90],
  ["username", 89],
  ["displayName", 88],
  ["title", 86],
  ["start", 80],
  ["count", 79],
  ["total", 78],
  ["nextScrollId", 77],
  ["description", 76],
  ["value", 60],
  ["status", 58],
]);

/** What a first look does without: housekeeping, permissions, statistics, raw forms of what is there in another. */
const noise =
  /^(?:exists|clientMutationId|privileges|health|embed|externalUrl|customProperties|created|lastModified|lastIngested|lastUpdated|browsePath\w*|siblings\w*|forms|access|icon\w*|relationships|aspects|\w*[sS]tats\w*|subTypes?|viewProperties|parent\w*|\w*[sS]tatus|editable\w+|structuredProperties|settings|facets|metadata|deleted|\w*[aA]uditStamps?|associatedUrn|logoUrl|qualifiedName|debug\w*)$/;
