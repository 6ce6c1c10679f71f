import type { AccessModel, AccessPolicy, AccessRole, Privilege } from "../../catalogue/access.ts";
import { describeLimit } from "../../catalogue/describe-limit.ts";
import { listGrantable } from "../../catalogue/list-grantable.ts";
import type { Span } from "../../catalogue/span.ts";
import type { Change } from "../change.ts";
import { compareWords, type Site, type Worded } from "../compare-words.ts";
import { coordinates } from "../coordinates.ts";
import { makeChange } from "../make-change.ts";
import { findStrangers, pairUp } from "../pair-up.ts";
import type { ChangeCode } from "../rules.ts";

/** What may be granted, on what, and what is granted from the start: what came, went, or says something else. */
export function compareAccess(before: AccessModel, after: AccessModel): readonly Change[] {
  return [
    ...compareKind("", [keyGrantable(before), keyGrantable(after)], privilegeCodes, comparePrivilege),
    ...compareKind("type/", [before.resourceTypes, after.resourceTypes], typeCodes, compareLabelled),
    ...compareKind("role/", [before.roles, after.roles], roleCodes, compareRole),
    ...compareKind("policy/", [before.policies, after.policies], policyCodes, comparePolicy),
  ];
}

/** Privileges by name. One that nothing asks for any more is gone, though policies go on to grant it. */
function keyGrantable(access: AccessModel): ReadonlyMap<string, Privilege> {
  return new Map(listGrantable(access).map((privilege) => [privilege.name, privilege]));
}

interface KindCodes {
  readonly added: ChangeCode;
  readonly removed: ChangeCode;
}

const privilegeCodes = { added: "safe/privilege-added", removed: "breaking/privilege-removed" } as const;
const typeCodes = { added: "safe/resource-type-added", removed: "breaking/resource-type-removed" } as const;
const roleCodes = { added: "safe/role-added", removed: "breaking/role-removed" } as const;
const policyCodes = { added: "risky/policy-added", removed: "risky/policy-removed" } as const;

interface Granted {
  readonly span: Span;
  readonly label?: string | undefined;
}

function compareKind<Thing extends Granted>(
  prefix: string,
  [before, after]: readonly [ReadonlyMap<string, Thing>, ReadonlyMap<string, Thing>],
  codes: KindCodes,
  compare: (site: Site, was: Thing, is: Thing) => readonly Change[],
): readonly Change[] {
  return pairUp(before, after).flatMap(({ name, before: was, after: is }): readonly Change[] => {
    const site: Site = { area: "access", thing: name, coordinate: `${prefix}${name}` };
    const labelled = { ...site, name: prefix === "policy/" ? (is ?? was)?.label : undefined };
    if (was === undefined) return [makeChange({ ...labelled, code: codes.added, after: { span: is?.span } })];
    if (is === undefined) return [makeChange({ ...labelled, code: codes.removed, before: { span: was.span } })];
    return compare(site, was, is);
  });
}

function comparePrivilege(site: Site, was: Privilege, is: Privilege): readonly Change[] {
  return [
    ...(was.scope === is.scope
      ? []
      : [
          makeChange({
            ...site,
            code: "risky/privilege-scope-changed",
            before: { text: was.scope, span: was.span },
            after: { text: is.scope, span: is.span },
          }),
        ]),
    ...compareSets(site, [was, was.resourceTypes], [is, is.resourceTypes], {
      added: "safe/privilege-resource-type-added",
      removed: "breaking/privilege-resource-type-removed",
    }),
    ...compareLabelled(site, was, is),
  ];
}

function compareRole(site: Site, was: AccessRole, is: AccessRole): readonly Change[] {
  return [...compareUrn(site, was, is, "breaking/role-urn-changed"), ...compareWords(site, was, is)];
}

function compareUrn(
  site: Site,
  was: AccessRole | AccessPolicy,
  is: AccessRole | AccessPolicy,
  code: ChangeCode,
): readonly Change[] {
  // Where nobody has said what it is, it may have been the same.
  if (was.urn === undefined || is.urn === undefined || was.urn === is.urn) return [];
  const [before, after] = [
    { text: was.urn, span: was.span },
    { text: is.urn, span: is.span },
  ];
  return [makeChange({ ...site, code, before, after })];
}

/** What differs in what people read: what forms call it, and what is said of it. */
function compareLabelled(site: Site, was: Granted & Worded, is: Granted & Worded): readonly Change[] {
  const [before, after] = [
    { text: was.label, span: was.span },
    { text: is.label, span: is.span },
  ];
  return [
    ...(before.text === after.text ? [] : [makeChange({ ...site, code: "docs/label-changed", before, after })]),
    ...compareWords(site, was, is),
  ];
}

type Named = readonly [thing: Granted, names: readonly string[]];

function compareSets(site: Site, [was, before]: Named, [is, after]: Named, codes: KindCodes): readonly Change[] {
  const { removed, added } = findStrangers(before, after);
  const toSite = (name: string): Site => ({ ...site, coordinate: coordinates.part(site.coordinate, name), name });
  return [
    ...removed.map((name) => makeChange({ ...toSite(name), code: codes.removed, before: { span: was.span } })),
    ...added.map((name) => makeChange({ ...toSite(name), code: codes.added, after: { span: is.span } })),
  ];
}

function comparePolicy(site: Site, was: AccessPolicy, is: AccessPolicy): readonly Change[] {
  const [before, after] = [
    { text: describeReach(was), span: was.span },
    { text: describeReach(is), span: is.span },
  ];
  return [
    ...compareSets(site, [was, was.privileges], [is, is.privileges], {
      added: "risky/policy-grant-added",
      removed: "risky/policy-grant-removed",
    }),
    ...compareUrn(site, was, is, "risky/policy-urn-changed"),
    ...(before.text === after.text ? [] : [makeChange({ ...site, code: "risky/policy-changed", before, after })]),
    ...compareEditing(site, was, is),
    ...compareLabelled(site, was, is),
  ];
}

function compareEditing(site: Site, was: AccessPolicy, is: AccessPolicy): readonly Change[] {
  if (was.editable === is.editable) return [];
  if (is.editable) return [makeChange({ ...site, code: "risky/policy-made-editable", after: { span: is.span } })];
  return [makeChange({ ...site, code: "risky/policy-made-fixed", before: { span: was.span } })];
}

/** To whom a policy applies, and on what. */
function describeReach({ active, actors, resourceTypes, limits = [] }: AccessPolicy): string {
  const { ownershipTypes } = actors;
  const owners = ownershipTypes === undefined ? "owners" : `owners by ${ownershipTypes.join(" or ")}`;
  const everybody = [
    ...(actors.allUsers ? ["all users"] : []),
    ...(actors.allGroups ? ["all groups"] : []),
    ...(actors.resourceOwners ? [owners] : []),
  ];
  const who = [...everybody, ...actors.roles, ...actors.users, ...actors.groups].join(", ") || "nobody";
  const what = resourceTypes.length === 0 ? "" : ` on ${resourceTypes.join(", ")}`;
  const where = limits.length === 0 ? "" : ` where ${limits.map(describeLimit).join(", and ")}`;
  return active ? `${who}${what}${where}` : "nobody, as it is off";
}
