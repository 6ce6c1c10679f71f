import type { EventType } from "../../catalogue/metamodel.ts";
import { annotationValue } from "../../diagnostics/annotation-span.ts";
import { registryCodes } from "../../diagnostics/codes/registry.ts";
import type { Report } from "../../diagnostics/report.ts";
import { suggestNames, suggestSlips } from "../../diagnostics/suggest.ts";
import { tellTogether } from "../tell-together.ts";
import { createRenamedFinder } from "./renamed-aspects.ts";
import type { LooseAspect } from "./link-aspects.ts";
import type { MergedEntity, MergedRegistries, RegisteredName } from "./merge-registries.ts";
import type { Schemas } from "./types.ts";

/** Records that may be meant by a name for which no annotation was found, in lower case as aspects differ from their records in that. */
export interface KnownRecords {
  /** Records that are neither aspect nor event. */
  readonly plain: ReadonlyMap<string, string>;
  /** All of them, by full name. */
  readonly records: Schemas;
  /** Names of records that could not be read. */
  readonly unread: ReadonlySet<string>;
}

/** Known records from the schemas that were read and the names of those that were not. */
export function listKnownRecords(schemas: Schemas, unread: ReadonlySet<string>): KnownRecords {
  const plain = new Map<string, string>();
  for (const { kind, name, fullName, annotations } of schemas.values()) {
    if (kind !== "record" || "Aspect" in annotations || "Event" in annotations) continue;
    if (!plain.has(name.toLowerCase())) plain.set(name.toLowerCase(), fullName);
  }
  return { plain, records: schemas, unread: new Set([...unread].map((name) => name.toLowerCase())) };
}

/** Each absent aspect once, at its first mention, with the second one beside it; many of which nothing here is meant at the first. */
export function reportMissingAspects(
  merged: MergedRegistries,
  loose: ReadonlyMap<string, LooseAspect>,
  known: KnownRecords,
  report: Report,
): void {
  const missing = new Map<string, { role: "aspect" | "keyAspect"; spans: RegisteredName["span"][] }>();
  const mention: Mention = (name, role, { registry, span }) => {
    if (loose.has(name) || merged.incomplete.has(registry) || known.unread.has(name.toLowerCase())) return;
    const entry = missing.get(name) ?? { role, spans: [] };
    entry.spans.push(span);
    missing.set(name, entry);
  };
  for (const entity of merged.entities) mentionAll(entity, mention);
  if (loose.size === 0 && missing.size > 1) {
    const [first] = [...missing.values()].map(({ spans }) => spans[0]);
    report.add(registryCodes.noAspects({ listed: missing.size }), first);
    return;
  }
  const listed = new Set(merged.entities.flatMap((entity) => namesOf(entity)));
  const unlisted = [...loose.values()].flatMap(({ aspect }) => (listed.has(aspect.name) ? [] : [aspect]));
  const findRenamed = createRenamedFinder(unlisted);
  const told = [...missing].map(([aspect, { role, spans }]) => {
    const renamed = findRenamed(aspect);
    const facts = {
      aspect,
      role,
      entities: spans.length,
      unannotated: known.plain.get(aspect.toLowerCase()),
      renamed: renamed && { record: renamed.schema, name: renamed.name },
      // Of a part of a model, what is missing is mostly called a little like something that is there.
      suggestions: suggestSlips(aspect, loose.keys()),
    };
    return { facts, spans, name: aspect, uses: spans.length, suggestions: listMeant(facts) };
  });
  for (const [{ facts, spans }, rest] of tellTogether(told)) {
    const [first, ...others] = spans;
    const record = facts.renamed && known.records.get(facts.renamed.record);
    const related = others.slice(0, 1).map((span) => ({ message: "listed here too", span }));
    if (record !== undefined) {
      related.unshift({ message: "named here", span: annotationValue(record.nameSpan, "Aspect", "name") });
    }
    const names = rest.map(({ name }) => name);
    report.add(registryCodes.aspectWithoutSchema({ ...facts, rest: names }), first, rest.length > 0 ? [] : related);
  }
}

/** Whatever may be meant by the name of an aspect that isn't there. */
function listMeant({ unannotated, renamed, suggestions }: MeantInstead): readonly string[] {
  return [unannotated, renamed?.name, ...suggestions].filter((name) => name !== undefined);
}

interface MeantInstead {
  readonly unannotated: string | undefined;
  readonly renamed: { readonly name: string } | undefined;
  readonly suggestions: readonly string[];
}

function namesOf({ keyAspect, aspects }: MergedEntity): readonly string[] {
  return [...(keyAspect === undefined ? [] : [keyAspect.name]), ...aspects.map(({ aspect }) => aspect)];
}

type Mention = (name: string, role: "aspect" | "keyAspect", place: Pick<RegisteredName, "registry" | "span">) => void;

function mentionAll(entity: MergedEntity, mention: Mention): void {
  if (entity.keyAspect !== undefined) mention(entity.keyAspect.name, "keyAspect", entity.keyAspect);
  for (const binding of entity.aspects) mention(binding.aspect, "aspect", binding);
}

/** Each absent event once, at its first mention. */
export function reportMissingEvents(
  merged: MergedRegistries,
  events: ReadonlyMap<string, EventType>,
  known: KnownRecords,
  report: Report,
): void {
  const said = new Set<string>();
  for (const { name, registry, span } of merged.events) {
    if (events.has(name) || said.has(name) || merged.incomplete.has(registry)) continue;
    if (known.unread.has(name.toLowerCase())) continue;
    said.add(name);
    const unannotated = known.plain.get(name.toLowerCase());
    const suggestions = suggestNames(name, events.keys());
    report.add(registryCodes.eventWithoutSchema({ event: name, unannotated, suggestions }), span);
  }
}
