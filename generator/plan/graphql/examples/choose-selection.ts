import type { GraphqlField, GraphqlInputValue, GraphqlType } from "../../../catalogue/graphql.ts";
import { printTypeExpression } from "../../../print/print-graphql-type.ts";
import { namedTypeOf } from "../named-type-of.ts";
import { chooseMembers } from "./choose-members.ts";
import type { ExampleContext, RankedField } from "./example-context.ts";
import { findSelectable, isRequired } from "./find-selectable.ts";
import { isConnection, isPageLength, rankPaging } from "./read-connection.ts";
import { leastTelling, rankField } from "./rank-field.ts";
import type { Selection } from "./selection.ts";

/** How much an example asks for. */
export interface SelectionBounds {
  /** How many fields of a type, by its depth; the last depth has no fields with fields of their own. */
  readonly widths: readonly number[];
  /** How many of them have fields of their own. */
  readonly composites: number;
}

/** What an example asks for, and what it needs for that. */
export interface ChosenSelection {
  readonly selections: readonly Selection[];
  /** Variables for arguments that fields inside can't do without. */
  readonly variables: readonly NestedVariable[];
}

/** A variable of an example that a field inside of the answer takes. */
export interface NestedVariable {
  readonly name: string;
  readonly value: GraphqlInputValue;
  /** The type whose field takes it. */
  readonly owner: string;
}

interface Choosing {
  readonly context: ExampleContext;
  readonly bounds: SelectionBounds;
  /** By path of names in the answer, what stands there: the same for all types that may be there. */
  readonly shapes: Map<string, string>;
  readonly variables: NestedVariable[];
  readonly taken: Set<string>;
}

/** The fields that an operation's result is best known by. Nothing for a result without fields. */
export function chooseSelection(
  type: GraphqlType | undefined,
  bounds: SelectionBounds,
  taken: readonly string[],
  context: ExampleContext,
): ChosenSelection {
  const choosing: Choosing = { context, bounds, shapes: new Map(), variables: [], taken: new Set(taken) };
  const selections = isComposite(type)
    ? chooseFields(choosing, { type, depth: 0, path: "", isReference: false, above: [] })
    : [];
  if (isComposite(type) && selections.length === 0) return { selections: [typename], variables: [] };
  return { selections, variables: choosing.variables };
}

const typename: Selection = { kind: "field", name: "__typename", arguments: [], selections: [] };

/** All that is asked of a root type that a root's field gives, as Relay once wanted it: what it has, has pages of its own. */
export const rootSelection: ChosenSelection = { selections: [typename], variables: [] };

function isComposite(type: GraphqlType | undefined): type is GraphqlType {
  return type?.kind === "object" || type?.kind === "interface" || type?.kind === "union";
}

interface Place {
  readonly type: GraphqlType;
  readonly depth: number;
  readonly path: string;
  /** Whether an entity at this place is only named. */
  readonly isReference: boolean;
  /** The types around it, of which one more tells no more by going on. */
  readonly above: readonly string[];
}

function chooseFields(choosing: Choosing, place: Place): Selection[] {
  const { type } = place;
  const own = chooseOwnFields(choosing, place, new Set());
  if (type.kind !== "interface" && type.kind !== "union") return own;
  const shared = new Set(own.flatMap((selection) => (selection.kind === "field" ? [selection.name] : [])));
  const fragments = chooseMembers(type, choosing.context).flatMap((member): Selection[] => {
    const selections = chooseOwnFields(choosing, { ...place, type: member }, shared);
    return selections.length === 0 ? [] : [{ kind: "fragment", on: member.name, selections }];
  });
  // Without a field in common nothing else tells the members apart.
  return own.length === 0 && fragments.length > 0 ? [typename, ...fragments] : [...own, ...fragments];
}

function chooseOwnFields(
  choosing: Choosing,
  { type: owner, depth, path, isReference, above }: Place,
  except: ReadonlySet<string>,
): Selection[] {
  const { bounds, context } = choosing;
  const width = bounds.widths[depth] ?? 0;
  const others = rankFields(owner, context).filter(({ field }) => !except.has(field.name));
  const fresh = depth === 0 ? others : withoutPages(others);
  const ranked = above.includes(owner.name) ? withoutComposites(fresh) : fresh;
  const taking: Taking = { owner, width, depth, path, above: [...above, owner.name] };
  if (isReference && isEntity(owner)) return takeFields(choosing, toIdentity(ranked, owner), { ...taking, width: 2 });
  const free = ranked.filter(({ field }) => !field.arguments.some(isRequired));
  const telling = free.filter(({ rank }) => rank >= leastTelling);
  // Where hardly anything tells, all there is has to.
  const isThin = telling.length === 0 || (depth === 0 && telling.length === 1);
  const chosen = takeFields(choosing, isThin ? free : telling, taking);
  if (chosen.length > 0 || except.size > 0) return chosen;
  return takeFields(choosing, ranked, { ...taking, width: 1 });
}

/** The fields that end there; all where none does. */
function withoutComposites(fields: readonly RankedField[]): readonly RankedField[] {
  const leaves = fields.filter(({ type }) => !isComposite(type));
  return leaves.length === 0 ? fields : leaves;
}

/** Inside of a result, further lists in pages would be most of an example. */
function withoutPages(fields: readonly RankedField[]): readonly RankedField[] {
  const others = fields.filter(({ type }) => !isConnection(type));
  return others.length === 0 ? fields : others;
}

function isEntity(type: GraphqlType): boolean {
  return (type.kind === "object" || type.kind === "interface") && type.fields.some(({ name }) => name === "urn");
}

/** What names an entity; its kind only where that is not clear from its type. */
function toIdentity(candidates: readonly RankedField[], { kind }: GraphqlType): readonly RankedField[] {
  return candidates.filter(({ field: { name } }) => identityNames.has(name) || (name === "type" && kind !== "object"));
}

const identityNames = new Set(["urn", "name", "username", "displayName", "title", "properties", "info"]);

function rankFields(owner: GraphqlType, { findType, ranked }: ExampleContext): readonly RankedField[] {
  const known = ranked.get(owner.name);
  if (known !== undefined) return known;
  const ofPage = rankPaging(owner);
  const candidates = findSelectable(owner).map((field): RankedField => {
    const type = findType(namedTypeOf(field.type));
    const isList = printTypeExpression(field.type).startsWith("[");
    return { field, type, rank: ofPage?.(field) ?? rankField(field, { isComposite: isComposite(type), isList }) };
  });
  candidates.sort((a, b) => b.rank - a.rank);
  ranked.set(owner.name, candidates);
  return candidates;
}

interface Taking {
  readonly owner: GraphqlType;
  readonly width: number;
  readonly depth: number;
  readonly path: string;
  /** The types around the fields, their own the last. */
  readonly above: readonly string[];
}

function takeFields(choosing: Choosing, candidates: readonly RankedField[], taking: Taking): Selection[] {
  const chosen: Selection[] = [];
  let composites = 0;
  for (const candidate of candidates) {
    if (chosen.length >= taking.width) break;
    const inside = isComposite(candidate.type);
    if (inside && composites >= choosing.bounds.composites) continue;
    const selection = takeField(choosing, candidate, taking);
    if (selection === undefined) continue;
    chosen.push(selection);
    if (inside) composites += 1;
  }
  return chosen;
}

function takeField(choosing: Choosing, { field, type }: RankedField, taking: Taking): Selection | undefined {
  const { depth, path, owner, above } = taking;
  const inside = isComposite(type);
  if (inside && depth + 1 >= choosing.bounds.widths.length) return undefined;
  const alias = findAlias(choosing, field, inside, taking);
  const place = `${path}.${alias ?? field.name}`;
  // The things that a list is asked for tell more than their names; what these refer to does not.
  const isReference = depth > 0 || !printTypeExpression(field.type).startsWith("[");
  const inner = { depth: depth + 1, path: place, isReference, above };
  const selections = inside ? chooseFields(choosing, { type, ...inner }) : [];
  if (inside && selections.length === 0) return undefined;
  choosing.shapes.set(place, shapeOf(field, inside));
  const isTaken = (value: GraphqlInputValue): boolean =>
    isRequired(value) || (isConnection(type) && isPageLength(value, field.arguments));
  const args = field.arguments.filter(isTaken).map((value) => {
    const variable = nameVariable(value.name, field.name, choosing.taken);
    choosing.variables.push({ name: variable, value, owner: owner.name });
    return { name: value.name, variable };
  });
  return { kind: "field", name: field.name, alias, arguments: args, selections };
}

/** Fields of different types that have the same name have to be of one shape, or one of them another name. */
function findAlias(
  { shapes }: Choosing,
  field: GraphqlField,
  inside: boolean,
  { owner, path }: Taking,
): string | undefined {
  const known = shapes.get(`${path}.${field.name}`);
  if (known === undefined || known === shapeOf(field, inside)) return undefined;
  return lowerFirst(owner.name) + upperFirst(field.name);
}

function shapeOf({ type }: GraphqlField, inside: boolean): string {
  const text = printTypeExpression(type);
  return inside ? text.replace(/\w+/, "{}") : text;
}

function nameVariable(name: string, field: string, taken: Set<string>): string {
  const names = [name, field + upperFirst(name)];
  const free = names.find((candidate) => !taken.has(candidate)) ?? `${field}${upperFirst(name)}${taken.size}`;
  taken.add(free);
  return free;
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
