import type { EnumSchema, NamedSchema, RecordSchema } from "../../catalogue/schema.ts";
import type { Change } from "../change.ts";
import type { Site } from "../compare-words.ts";
import { makeChange } from "../make-change.ts";
import { compareMessages } from "./compare-messages.ts";
import { compareOptions } from "./compare-options.ts";
import { compareSymbols } from "./compare-symbols.ts";
import { type Reserved, readReserved } from "./reserved.ts";

/** What both sides have been read as, and what a type of the earlier one is called now. */
export interface ProtobufPair {
  readonly site: Site;
  readonly nowNamed: (name: string) => string;
  readonly isEnum: (name: string) => boolean;
}

/**
 * What differs between two forms of a message or an enum, by the rules that whoever uses Protocol Buffers knows: what data says by
 * numbers, JSON and code by names. Undefined where the two are of different kinds, which is told as anywhere.
 */
export function compareProtobuf(pair: ProtobufPair, was: NamedSchema, is: NamedSchema): readonly Change[] | undefined {
  const [before, after] = [readReserved(was), readReserved(is)];
  if (was.kind === "record" && is.kind === "record") {
    return [
      ...compareMessages(pair, [was, before], [is, after]),
      ...compareReserved(pair, [was, before], [is, after]),
      ...compareOwnOptions(pair, was, is),
    ];
  }
  if (was.kind === "enum" && is.kind === "enum") {
    return [
      ...compareSymbols(pair, [was, before], [is, after]),
      ...compareReserved(pair, [was, before], [is, after]),
      ...compareOwnOptions(pair, was, is),
    ];
  }
  return undefined;
}

type Side = readonly [schema: RecordSchema | EnumSchema, reserved: Reserved];

/** What is no longer reserved and not used either, which is told where it is. */
function compareReserved({ site }: ProtobufPair, [was, { all }]: Side, [is, kept]: Side): readonly Change[] {
  const { numbers, names } = listUsed(is);
  return all
    .filter((entry) => !kept.holds(entry) && !numbers.has(entry) && !names.has(entry))
    .map((entry) =>
      makeChange({
        ...site,
        coordinate: `${site.coordinate}/reserved ${entry}`,
        code: "risky/reserved-dropped",
        before: { text: entry, span: was.nameSpan },
        after: { span: is.nameSpan },
      }),
    );
}

function compareOwnOptions({ site }: ProtobufPair, was: NamedSchema, is: NamedSchema): readonly Change[] {
  const toOptioned = ({ annotations, nameSpan }: NamedSchema) => ({ annotations, span: nameSpan });
  return compareOptions(site, toOptioned(was), toOptioned(is));
}

function listUsed(schema: RecordSchema | EnumSchema) {
  const members = schema.kind === "record" ? schema.fields : schema.symbols;
  return {
    numbers: new Set(members.map(({ annotations: { number } }) => String(number))),
    names: new Set(members.map(({ name }) => name)),
  };
}
