/** Where repositories keep what others have made, and what tests and looks need. */
const ofOthers =
  /(?:^|\/)(?:3rd[-_]?party|deps|dependenc(?:ies|y)|extern(?:als?)?|node_modules|test(?:s|ing|data)?|themes?|third[-_]?part(?:ies|y)|tools?|vendor(?:ed|s)?)(?:\/|$)/i;

/** What folders are called that hold a part of a model, or guides: whole words of their names. */
const ofModels =
  /(?:^|[^a-z\d])(?:apis?|avro|catalogu?e?s?|common|content|contracts?|datahub|definitions?|dictionar(?:ies|y)|docs?|documentation|entities|events?|glossar(?:ies|y)|graphql|guides?|idls?|json-?schemas?|meta-?data|meta-?models?|models?|ontolog(?:ies|y)|openapi|pdl|pegasus|schemas?|schemata|shared|specs?|specifications?|taxonom(?:ies|y)|types|vocabular(?:ies|y)|wiki)(?:$|[^a-z\d])/i;

/** So many folders are looked for in what was read. */
const mostLookedFor = 50;

/**
 * The folders of which nothing is there that somebody misses: those whose names suggest a part of a model or guides, and those to which
 * something that was read leads, by a link or an import. What programs are built with is missed by nobody who reads docs.
 */
export function listMissed(paths: readonly string[], texts: Iterable<string>): readonly string[] {
  const told = new Set(paths.filter((path) => !ofOthers.test(path) && ofModels.test(path)));
  const asked = paths.filter((path) => !told.has(path)).slice(0, mostLookedFor);
  if (asked.length === 0) return paths.filter((path) => told.has(path));
  const names = asked.map((path) => path.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)).join("|");
  const leads = new RegExp(String.raw`["'(<](?:\.{0,2}/)*(${names})(?=[/"')>#])`, "g");
  for (const text of texts) for (const [, path = ""] of text.matchAll(leads)) told.add(path);
  return paths.filter((path) => told.has(path));
}
