import type { GraphqlField, GraphqlInputValue, GraphqlTypeExpression } from "../../catalogue/graphql.ts";
import { printTypeExpression } from "../../print/print-graphql-type.ts";
import type { Change, ChangeSide } from "../change.ts";
import { compareWords, type Site, type Worded } from "../compare-words.ts";
import { makeChange } from "../make-change.ts";
import { byName, pairUp } from "../pair-up.ts";
import { isSameValue } from "./is-same-value.ts";
import { spellOutConstant } from "./spell-out-constant.ts";
import type { ChangeCode } from "../rules.ts";

/** The codes of marks on what the API has. */
export const deprecationCodes = {
  set: "safe/graphql-deprecated",
  lifted: "safe/graphql-deprecation-lifted",
  reworded: "docs/graphql-deprecation-reworded",
} as const;

/** Something of the API that may say what it is, and that it should no longer be used. */
interface Described extends Omit<Worded, "doc"> {
  readonly description?: string | undefined;
}

/** What is said of something of the API, by the names that all things have for it. */
export function toWorded(thing: Described): Worded {
  return { doc: thing.description, deprecated: thing.deprecated, span: thing.span };
}

/** The fields of an object or interface that came, went, or give or take something else. */
export function compareFields(
  site: Site,
  before: readonly GraphqlField[],
  after: readonly GraphqlField[],
): readonly Change[] {
  return pairUp(byName(before), byName(after)).flatMap(({ name, before: was, after: is }): readonly Change[] => {
    const coordinate = (is ?? was)?.coordinate ?? name;
    const at = { ...site, coordinate, name };
    if (was === undefined) return [makeChange({ ...at, code: "safe/graphql-field-added", after: is && typeOf(is) })];
    if (is === undefined) {
      const announced = was.deprecated === undefined ? undefined : true;
      return [makeChange({ ...at, code: "breaking/graphql-field-removed", before: typeOf(was), announced })];
    }
    return compareField(at, was, is);
  });
}

/** What differs between two forms of one field. */
export function compareField(site: Site, was: GraphqlField, is: GraphqlField): readonly Change[] {
  const [before, after] = [typeOf(was), typeOf(is)];
  const code = isLooser(is.type, was.type) ? "safe/graphql-result-narrowed" : "breaking/graphql-result-changed";
  return [
    ...(before.text === after.text ? [] : [makeChange({ ...site, code, before, after })]),
    ...compareInputs(site, was.arguments, is.arguments, argumentCodes),
    ...compareWords(site, toWorded(was), toWorded(is), deprecationCodes),
  ];
}

/** What is told of values that callers give. */
interface InputCodes {
  readonly removed: ChangeCode;
  readonly added: ChangeCode;
  readonly requiredAdded: ChangeCode;
  readonly changed: ChangeCode;
  readonly loosened?: ChangeCode | undefined;
  readonly defaultChanged: ChangeCode;
  /** Where one that comes has a code of its own. */
  readonly defaultAdded?: ChangeCode | undefined;
  readonly nowRequired?: ChangeCode | undefined;
}

const argumentCodes: InputCodes = {
  removed: "breaking/graphql-argument-removed",
  added: "risky/graphql-argument-added",
  requiredAdded: "breaking/graphql-required-argument-added",
  changed: "breaking/graphql-argument-changed",
  loosened: "safe/graphql-argument-loosened",
  defaultChanged: "risky/graphql-argument-default-changed",
  defaultAdded: "risky/graphql-argument-default-added",
  nowRequired: "breaking/graphql-argument-now-required",
};

/** What becomes of fields of inputs. */
export const inputFieldCodes: InputCodes = {
  removed: "breaking/graphql-input-field-removed",
  added: "risky/graphql-input-field-added",
  requiredAdded: "breaking/graphql-required-input-field-added",
  changed: "breaking/graphql-input-field-changed",
  loosened: "safe/graphql-input-field-loosened",
  defaultChanged: "risky/graphql-input-default-changed",
  nowRequired: "breaking/graphql-input-field-now-required",
};

/** What becomes of arguments of directives. */
export const directiveArgumentCodes: InputCodes = {
  removed: "breaking/graphql-directive-argument-removed",
  added: "safe/graphql-directive-argument-added",
  requiredAdded: "breaking/graphql-required-directive-argument-added",
  changed: "breaking/graphql-directive-argument-changed",
  loosened: "safe/graphql-directive-argument-loosened",
  defaultChanged: "risky/graphql-directive-argument-default-changed",
};

/** Arguments of a field or a directive, or fields of an input: what came, went, or is to be given otherwise. */
export function compareInputs(
  site: Site,
  before: readonly GraphqlInputValue[],
  after: readonly GraphqlInputValue[],
  codes: InputCodes,
): readonly Change[] {
  return pairUp(byName(before), byName(after)).flatMap(({ name: own, before: was, after: is }): readonly Change[] => {
    const coordinate = (is ?? was)?.coordinate ?? own;
    // Of an argument the field is said as well, since it stands under the type.
    const name = codes === argumentCodes && site.name !== undefined ? `${site.name}.${own}` : own;
    const at = { ...site, coordinate, name };
    if (was === undefined && is !== undefined) {
      return [makeChange({ ...at, code: isRequired(is) ? codes.requiredAdded : codes.added, after: valueOf(is) })];
    }
    if (was === undefined || is === undefined) {
      const announced = was?.deprecated === undefined ? undefined : true;
      return [makeChange({ ...at, code: codes.removed, before: was && valueOf(was), announced })];
    }
    return compareInput(at, was, is, codes);
  });
}

function compareInput(site: Site, was: GraphqlInputValue, is: GraphqlInputValue, codes: InputCodes): readonly Change[] {
  const [before, after] = [typeOf(was), typeOf(is)];
  const fits = isLooser(was.type, is.type);
  const words = compareWords(site, toWorded(was), toWorded(is), deprecationCodes);
  const defaults = { before: defaultOf(was), after: defaultOf(is) };
  // Whoever had to give it goes on to do so.
  if (codes.loosened !== undefined && before.text === after.text && isRequired(was) && !isRequired(is)) {
    return [makeChange({ ...site, code: codes.loosened, before, after: valueOf(is) }), ...words];
  }
  const hasOtherDefault = !isSameValue(spellOutConstant(was.default, was.type), spellOutConstant(is.default, is.type));
  const isNew = defaults.before === undefined;
  const isNowRequired =
    codes.nowRequired !== undefined && isRequired(is) && !isRequired(was) && is.type.kind === was.type.kind;
  // Who left it out is refused, and means nothing else.
  const tellsDefault = hasOtherDefault && !isNowRequired && (codes.defaultAdded === undefined || fits);
  return [
    ...(before.text === after.text
      ? []
      : fits
        ? codes.loosened === undefined
          ? []
          : [makeChange({ ...site, code: codes.loosened, before, after })]
        : [makeChange({ ...site, code: codes.changed, before, after })]),
    ...(tellsDefault
      ? [makeChange({ ...site, code: (isNew ? codes.defaultAdded : undefined) ?? codes.defaultChanged, ...defaults })]
      : []),
    ...(isNowRequired && codes.nowRequired !== undefined
      ? [makeChange({ ...site, code: codes.nowRequired, before: defaults.before, after, kind: "changed" })]
      : []),
    ...words,
  ];
}

function isRequired({ type, default: value }: GraphqlInputValue): boolean {
  return type.kind === "nonNull" && value === undefined;
}

function typeOf({ type, span }: GraphqlField | GraphqlInputValue): ChangeSide & { readonly text: string } {
  return { text: printTypeExpression(type), span };
}

function valueOf(value: GraphqlInputValue): ChangeSide {
  const { text, span } = typeOf(value);
  return { text: value.default === undefined ? text : `${text} = ${value.default}`, span };
}

function defaultOf({ default: text, span }: GraphqlInputValue): ChangeSide | undefined {
  return text === undefined ? undefined : { text, span };
}

/** Whether the later type is the same but for places that have become nullable. */
function isLooser(before: GraphqlTypeExpression, after: GraphqlTypeExpression): boolean {
  if (before.kind === "nonNull") return isLooser(before.of, after.kind === "nonNull" ? after.of : after);
  if (before.kind === "list") return after.kind === "list" && isLooser(before.of, after.of);
  return after.kind === "named" && before.name === after.name;
}
