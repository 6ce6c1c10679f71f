import type { Aspect } from "../../catalogue/metamodel.ts";
import { sectionIds } from "../../page-model/section-ids.ts";

/** What an aspect tells of an entity, in the order in which readers want to know. */
export interface AspectTopic {
  /** Anchor where the aspects of an entity are listed. */
  readonly id: string;
  readonly label: string;
}

interface WordedTopic extends AspectTopic {
  /** What names of such aspects say. */
  readonly words: RegExp;
}

/** Names are asked in another order than topics are shown in: what is more telling comes first. */
const topics = {
  identity: {
    id: sectionIds.identity,
    label: "Identity",
    words: /key$|^origin|platform|instance$|subtypes|alias|browsePaths|slack|externalId|logicalParent/i,
  },
  description: {
    id: sectionIds.description,
    label: "Description",
    words:
      /properties$|info$|details$|documentation|memory|display|definition|^embed|persona|intendedUse|considerations|caveats/i,
  },
  ownership: { id: sectionIds.ownership, label: "Ownership", words: /owner|membership|^actors?$/i },
  structure: {
    id: sectionIds.structure,
    label: "Structure",
    words:
      /schema|container$|sibling|fields$|viewProperties|children|parent|content$|partition|hyperParam|template|version/i,
  },
  lineage: {
    id: sectionIds.lineage,
    label: "Lineage",
    words:
      /lineage|upstream|downstream|inputOutput|instance(?:Input|Output|Relationships)$|sourceCode|transformLogic|trainingData|querySubjects/i,
  },
  usage: {
    id: sectionIds.usage,
    label: "Usage",
    words: /usage|profile$|statistic|popularity|metrics?$|analys|^cost$|storage/i,
  },
  governance: {
    id: sectionIds.governance,
    label: "Governance",
    words:
      /tags$|terms$|domain|deprecation|^access$|policy|policies|structuredProperties|forms?$|formAssign|businessAttributes|applications$|dataProducts?$|retention|assertion|contract|incident|test|role|credential|privacy|retained/i,
  },
  operations: {
    id: sectionIds.operations,
    label: "Operations",
    words:
      /operation|event$|status$|result$|request|checkpoint|summary$|signal|health|settings$|config$|upgrade|action|token|secret|telemetry|systemMetadata|state/i,
  },
} as const satisfies Readonly<Record<string, WordedTopic>>;

const asked = [
  "lineage",
  "ownership",
  "usage",
  "governance",
  "structure",
  "operations",
  "identity",
  "description",
] as const;

/** What is said by properties of one's own, whatever else their name speaks of: `testInfo`, `dataContractProperties`. */
const ownFacts = /(?:properties|info|details)$/i;

/** Topics in the order of pages. */
export const aspectTopics: readonly AspectTopic[] = Object.values(topics);

/** What an aspect tells: by what it is to its entities, else by its name; a description where that says nothing. */
export function findAspectTopic(
  aspect: Pick<Aspect, "name" | "keyOf" | "entities"> | undefined,
  { name, isLineage }: { readonly name: string; readonly isLineage: boolean },
): AspectTopic {
  if (aspect !== undefined && aspect.keyOf.length > 0) return topics.identity;
  const isOwn = aspect?.entities.length === 1 || name.startsWith("editable");
  if (isOwn && ownFacts.test(name) && !topics.structure.words.test(name)) return topics.description;
  if (isLineage) return topics.lineage;
  const found = asked.find((topic) => topics[topic].words.test(name));
  return found === undefined ? topics.description : topics[found];
}
