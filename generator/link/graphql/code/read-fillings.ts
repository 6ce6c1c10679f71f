import { toSimpleName } from "../../../catalogue/to-simple-name.ts";
import type { JavaExpression, JavaMethod, JavaStatement } from "../../../parse/java/java-document.ts";
import { createJavaClasses, type JavaSources, type JavaType } from "../../code/java-classes.ts";
import { createJavaValues, type JavaFrame, type JavaText, type JavaValues } from "../../code/java-values.ts";
import { findMade, type MadeObject } from "./find-made.ts";
import { listJavaParts } from "./list-java-parts.ts";

/** A field of an object with the aspect that it is filled from, and the place that names it. */
export interface ReadFilling {
  /** Coordinate of the field, e.g. `Dataset.ownership`. */
  readonly coordinate: string;
  readonly aspect: JavaText;
}

/** What fillings are looked for in. */
interface Wanted {
  /** Files that make objects of aspects. */
  readonly mappers: readonly string[];
  /** By name of an object, the names of its fields. */
  readonly fields: ReadonlyMap<string, ReadonlySet<string>>;
  /** Names of the aspects that there are. */
  readonly aspects: { has(name: string): boolean };
}

/** Helpers that are handed the object lead to others at most. */
const deepest = 3;

/**
 * Reads how the server makes objects of aspects. A method makes one, takes aspects out of a map by their names, and sets
 * fields to what it makes of them: by `mapToResult(ASPECT_NAME, (object, data) -> …)`, or by a local that holds
 * `aspects.get(ASPECT_NAME)`. A field that is set to something else is left out. Sorted by coordinate.
 */
export function readFillings(sources: JavaSources, { mappers, fields, aspects }: Wanted): readonly ReadFilling[] {
  const values = createJavaValues(createJavaClasses(sources));
  const found = new Map<string, ReadFilling>();
  for (const path of [...mappers].sort()) {
    const document = sources.read(path);
    if (document === undefined) continue;
    for (const declared of document.classes) {
      for (const method of declared.methods) {
        const object = findMade(method, fields);
        if (object === undefined) continue;
        const note = (field: string, texts: readonly JavaText[]): void => {
          if (fields.get(object.type)?.has(field) !== true) return;
          const coordinate = `${object.type}.${field}`;
          for (const aspect of texts) found.set(`${coordinate} ${aspect.value}`, { coordinate, aspect });
        };
        readMapper({ method, type: { document, declared }, object, values, aspects, note });
      }
    }
  }
  return [...found].sort(([left], [right]) => (left < right ? -1 : 1)).map(([, filling]) => filling);
}

interface Mapper {
  readonly method: JavaMethod;
  readonly type: JavaType;
  readonly object: MadeObject;
  readonly values: JavaValues;
  readonly aspects: { has(name: string): boolean };
  readonly note: (field: string, texts: readonly JavaText[]) => void;
}

function readMapper({ method, type, object, values, aspects, note }: Mapper): void {
  const frame: JavaFrame = { type, values: new Map(), types: new Map() };
  const listAspects = (expression: JavaExpression): readonly JavaText[] =>
    values.listTexts(expression, frame).filter(({ value }) => aspects.has(value));
  visitSetters(method.body, new Set([object.local]), new Map(), 0);

  /** Goes through statements in which names hold the object, and others hold what was made of aspects. */
  function visitSetters(
    body: readonly JavaStatement[],
    holders: ReadonlySet<string>,
    given: ReadonlyMap<string, readonly JavaText[]>,
    depth: number,
  ): void {
    const known = new Map(given);
    const sourcesOf = (expression: JavaExpression): readonly JavaText[] => {
      const parts = listJavaParts(expression);
      return parts.flatMap((part) => {
        if (part.kind === "name") return known.get(part.name) ?? [];
        return part.kind === "call" && part.name === "get" && part.arguments.length === 1
          ? part.arguments.flatMap(listAspects)
          : [];
      });
    };
    for (const statement of body) {
      if (statement.kind === "local") {
        known.set(statement.name, statement.value === undefined ? [] : sourcesOf(statement.value));
        continue;
      }
      for (const part of listJavaParts(statement.value)) {
        if (part.kind !== "call") continue;
        if (part.name === "mapToResult") visitMapping(part, depth);
        else if (part.of?.kind === "name" && holders.has(part.of.name) && /^set[A-Z]/.test(part.name))
          note(toField(part.name), part.arguments.flatMap(sourcesOf));
        else if (part.of?.kind === "name" && /^(?:set|add)[A-Z]?/.test(part.name))
          known.set(part.of.name, [...(known.get(part.of.name) ?? []), ...part.arguments.flatMap(sourcesOf)]);
        else follow(part, holders, depth, part.arguments.flatMap(sourcesOf));
      }
    }
  }

  /** `mapToResult(ASPECT_NAME, consumer)`, whose consumer is handed the object. */
  function visitMapping(call: Extract<JavaExpression, { kind: "call" }>, depth: number): void {
    const consumer = call.arguments.at(-1);
    const named = call.arguments.slice(0, -1).flatMap(listAspects);
    if (consumer === undefined || named.length === 0) return;
    if (consumer.kind === "reference") return enterAll(consumer.name, named, depth);
    for (const part of listJavaParts(consumer)) {
      if (part.kind !== "call") continue;
      // The lambda calls the object as it likes; whatever else has such setters is made elsewhere.
      if (part.of?.kind === "name" && part.of.name !== "this" && /^set[A-Z]/.test(part.name))
        note(toField(part.name), named);
      else if (part.of === undefined || (part.of.kind === "name" && /^(?:this|[A-Z]\w*)$/.test(part.of.name)))
        enterAll(part.name, named, depth);
    }
  }

  function follow(
    call: Extract<JavaExpression, { kind: "call" }>,
    holders: ReadonlySet<string>,
    depth: number,
    sources: readonly JavaText[],
  ): void {
    const isHanded = call.arguments.some((argument) => argument.kind === "name" && holders.has(argument.name));
    if (isHanded && sources.length > 0) enterAll(call.name, sources, depth);
  }

  /** Methods of the class that are handed the object: all that they set on it is made of the aspects. */
  function enterAll(name: string, sources: readonly JavaText[], depth: number): void {
    if (depth >= deepest) return;
    for (const helper of type.declared.methods) {
      if (helper.name !== name || helper === method) continue;
      const handed = helper.parameters.filter((one) => toSimpleName(one.type) === object.type);
      if (handed.length === 0) continue;
      const others = helper.parameters.filter((one) => !handed.includes(one));
      visitSetters(
        helper.body,
        new Set(handed.map((one) => one.name)),
        new Map(others.map((one) => [one.name, sources])),
        depth + 1,
      );
    }
  }
}

/** `setBrowsePathV2` sets `browsePathV2`. */
function toField(setter: string): string {
  return setter.charAt(3).toLowerCase() + setter.slice(4);
}
