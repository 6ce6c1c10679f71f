import type { Field } from "../../catalogue/schema.ts";
import type { Change } from "../change.ts";
import { coordinates } from "../coordinates.ts";
import { makeChange } from "../make-change.ts";
import type { ChangeCode } from "../rules.ts";
import type { FieldPair } from "./field-pair.ts";
import { isKeptOnWire } from "./is-kept-on-wire.ts";
import { readType, sayType } from "./name-type.ts";

/** What differs between two forms of a field besides its number and its words. */
export function compareField({ site, ...names }: FieldPair, was: Field, is: Field): readonly Change[] {
  const tell = (code: ChangeCode, before: string, after: string, part?: string): Change =>
    makeChange({
      ...site,
      ...(part !== undefined && { coordinate: coordinates.part(site.coordinate, part) }),
      code,
      before: { text: before, span: was.nameSpan },
      after: { text: after, span: is.nameSpan },
    });
  return [
    ...compareTypes(tell, names, was, is),
    ...comparePresence(tell, names, was, is),
    ...compareTexts(was.annotations["oneof"], is.annotations["oneof"], sayOneof).map(([before, after]) =>
      tell("breaking/oneof-changed", before, after, "oneof"),
    ),
    ...compareTexts(was.annotations["jsonName"], is.annotations["jsonName"], (name) => sayJsonName(name, is)).map(
      ([before, after]) => tell("breaking/json-name-changed", before, after, "json"),
    ),
    ...compareTexts(sayDefault(was), sayDefault(is), (text) => String(text ?? "nothing")).map(([before, after]) =>
      tell("risky/default-changed", before, after),
    ),
  ];
}

type Tell = (code: ChangeCode, before: string, after: string, part?: string) => Change;

function compareTypes(
  tell: Tell,
  { nowNamed, isEnum }: Omit<FieldPair, "site">,
  was: Field,
  is: Field,
): readonly Change[] {
  const [before, after] = [readType(was), readType(is)];
  const [old, now] = [sayType(before), sayType(after)];
  if (before.cardinality !== after.cardinality) return [tell("breaking/cardinality-changed", old, now)];
  // What comes from elsewhere may be what it was.
  if (before.name === undefined || after.name === undefined) return [];
  const isSame = nowNamed(before.name) === after.name;
  if (isSame && before.key === after.key) return [];
  const isKeyKept = before.key === after.key || isKeptOnWire(before.key ?? "", after.key ?? "");
  // Values of an enum are written as its numbers.
  const isNumber = before.isScalar !== after.isScalar && isEnum(before.isScalar ? after.name : before.name);
  const areScalars = isNumber || (before.isScalar && after.isScalar);
  const [onWire, onWireNow] = [before, after].map(({ isScalar, name = "" }) => (isScalar ? name : "int32"));
  const isKept = isKeyKept && (isSame || (areScalars && isKeptOnWire(onWire ?? "", onWireNow ?? "")));
  return [tell(isKept ? "risky/type-kept-on-wire" : "breaking/wire-type-changed", old, now)];
}

function comparePresence(tell: Tell, { isEnum }: Pick<FieldPair, "isEnum">, was: Field, is: Field): readonly Change[] {
  const isLabel = [was, is].some(({ annotations: { label } }) => label === "required");
  if (was.optional && !is.optional) return [tell("breaking/field-required", "optional", "required", "presence")];
  if (!was.optional && is.optional) {
    const code = isLabel ? "breaking/field-not-required" : "safe/field-need-lifted";
    return [tell(code, "required", "optional", "presence")];
  }
  const mayLackIt = ({ type, annotations }: Field): boolean => {
    const { cardinality, isScalar, name = "" } = readType({ type, annotations });
    return cardinality === "one" && annotations["oneof"] === undefined && (isScalar || isEnum(name));
  };
  // Of others, their type or their `oneof` says it, which is told.
  if (!was.optional || !mayLackIt(was) || !mayLackIt(is)) return [];
  const [before, after] = [was, is].map(tellsUnset);
  if (before === after) return [];
  const [told, untold] = ["told", "not told"];
  return [tell("risky/presence-changed", after ? untold : told, after ? told : untold, "presence")];
}

function tellsUnset({ annotations }: Field): boolean {
  return annotations["explicitPresence"] === true || annotations["protobuf.presence"] === "explicit";
}

function compareTexts(
  was: unknown,
  is: unknown,
  say: (value: unknown) => string,
): readonly (readonly [before: string, after: string])[] {
  const [before, after] = [say(was), say(is)];
  return before === after ? [] : [[before, after]];
}

function sayOneof(name: unknown): string {
  return typeof name === "string" ? `oneof ${name}` : "no oneof";
}

function sayJsonName(name: unknown, { name: own }: Field): string {
  return typeof name === "string" ? name : own.replaceAll(/_+(.?)/g, (_, letter: string) => letter.toUpperCase());
}

function sayDefault({ default: preset, annotations: { defaultValue } }: Field): unknown {
  const value = preset ?? defaultValue;
  return value === undefined ? undefined : JSON.stringify(value);
}
