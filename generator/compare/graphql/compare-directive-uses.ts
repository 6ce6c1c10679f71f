import { specifiedDirectives } from "graphql";
import type { AppliedDirective, GraphqlModel } from "../../catalogue/graphql.ts";
import type { Change } from "../change.ts";
import { coordinates } from "../coordinates.ts";
import { makeChange } from "../make-change.ts";
import { findStrangers } from "../pair-up.ts";
import { comparedMarks } from "./compare-marks.ts";
import { findFederationNames } from "./find-federation-names.ts";
import { orderFields } from "./is-same-value.ts";
import { type ApiElement, listElements } from "./list-elements.ts";

/** Those of the language are told by what they mean. */
const ofLanguage: ReadonlySet<string> = new Set(specifiedDirectives.map(({ name }) => name));

/** Where directives of a schema's own stand that both have, and with what: what that means, only its server knows. */
export function compareDirectiveUses(before: GraphqlModel, after: GraphqlModel): readonly Change[] {
  const names = findFederationNames([before, after]);
  const list = ({ directives }: ApiElement): readonly AppliedDirective[] =>
    directives.filter(({ name }) => !ofLanguage.has(name) && !comparedMarks.has(names(name)));
  const [earlier, later] = [listElements(before), listElements(after)];
  const [own, others] = [nameDeclared(before), nameDeclared(after)];
  const tells = [createTells(before, earlier, own), createTells(after, later, others)] as const;
  const isKnown = ({ name }: AppliedDirective): boolean => tells[0](name, others) && tells[1](name, own);
  return [...later.values()].flatMap((is): readonly Change[] => {
    const was = earlier.get(is.site.coordinate);
    return was === undefined ? [] : compareUses([was, list(was).filter(isKnown)], [is, list(is).filter(isKnown)]);
  });
}

/**
 * Whether what one model says of directives is all that there is. Introspection doesn't tell where they stand, nor does what is printed
 * of a schema that is made by code, though both tell what is declared: where none stands and nothing shows that people wrote it, the
 * directive has to be one that only the other model declares.
 */
function createTells(
  { types }: GraphqlModel,
  elements: ReadonlyMap<string, ApiElement>,
  declared: ReadonlySet<string>,
): (name: string, declaredByOther: ReadonlySet<string>) => boolean {
  const isPlaced = [...elements.values()].some((each) => each.directives.some(({ name }) => !ofLanguage.has(name)));
  const files = new Set(types.flatMap(({ span }) => span?.file ?? []));
  const isWritten = isPlaced || files.size > 1 || types.some(({ extensions }) => extensions.length > 0);
  return (name, declaredByOther) => isWritten || (declaredByOther.has(name) && !declared.has(name));
}

function nameDeclared({ directives }: GraphqlModel): ReadonlySet<string> {
  return new Set(directives.map(({ name }) => name));
}

type Side = readonly [element: ApiElement, uses: readonly AppliedDirective[]];

function compareUses([was, old]: Side, [is, now]: Side): readonly Change[] {
  if (old.length + now.length === 0) return [];
  const [earlier, later] = [printByName(old), printByName(now)];
  return [...new Set([...earlier.keys(), ...later.keys()])].sort().flatMap((name): readonly Change[] => {
    const { removed, added } = findStrangers(earlier.get(name) ?? [], later.get(name) ?? []);
    if (removed.length + added.length === 0) return [];
    const { site } = is;
    const say = (uses: readonly string[]): string => uses.join(" ") || `not by @${name}`;
    return [
      makeChange({
        ...{ ...site, name: site.name ?? site.thing, coordinate: coordinates.part(site.coordinate, `@${name}`) },
        ...{ code: "risky/graphql-directive-use-changed", kind: "changed" },
        before: { text: say(removed), span: was.span },
        after: { text: say(added), span: is.span },
      }),
    ];
  });
}

function printByName(uses: readonly AppliedDirective[]): ReadonlyMap<string, readonly string[]> {
  const printed = new Map<string, string[]>();
  for (const use of uses) {
    const list = printed.get(use.name);
    if (list === undefined) printed.set(use.name, [print(use)]);
    else list.push(print(use));
  }
  return printed;
}

/** Arguments have no order, nor have the fields of what they are given. */
function print({ name, arguments: given }: AppliedDirective): string {
  const values = given.map(({ name: argument, value }) => `${argument}: ${orderFields(value) ?? value}`).sort();
  return values.length === 0 ? `@${name}` : `@${name}(${values.join(", ")})`;
}
