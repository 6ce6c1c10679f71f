import type { Catalogue } from "../../catalogue/catalogue.ts";
import type { Change } from "../change.ts";
import { compareWords, type Site } from "../compare-words.ts";
import { makeChange } from "../make-change.ts";
import { byName, pairUp } from "../pair-up.ts";
import { deprecationCodes } from "./deprecation-codes.ts";
import { compareValues } from "./compare-values.ts";
import type { ValueContext } from "./value-context.ts";
import { sideOfOffered } from "./side-of-offered.ts";
import { findOpenEnums } from "./find-open-enums.ts";
import type { ChangeCode } from "../rules.ts";
import { findUses } from "./find-ways.ts";

/**
 * What became of the named things that requests and answers are made of. Who relies on them is who called before: what nothing
 * sent before may be changed at will.
 */
export function comparePayloads(
  before: Catalogue,
  after: Catalogue,
  compared: Pick<ValueContext, "earlier" | "later" | "seen" | "turned">,
): readonly Change[] {
  const uses = findUses(before.endpoints ?? [], before.payloads ?? []);
  const open = [findOpenEnums(before), findOpenEnums(after)];
  return pairUp(byName(before.payloads ?? []), byName(after.payloads ?? [])).flatMap(
    ({ name, before: was, after: is }): readonly Change[] => {
      const site: Site = { area: "payloads", thing: name, coordinate: name };
      if (was === undefined) return [makeChange({ ...site, code: "safe/payload-added", after: { span: is?.span } })];
      if (is === undefined) return [makeChange({ ...site, code: "safe/payload-removed", before: sideOfOffered(was) })];
      const context = { ...compared, ways: uses.waysOf(name), spans: { before: was.span, after: is.span } };
      const values = compared.turned.has(name) ? [] : compareValues(was.schema, is.schema, site, context);
      const changes = [
        ...values.filter(({ code }) => !(ofNamed.has(code) && open.every((names) => names.has(name)))),
        ...compareWords(site, was, is, deprecationCodes),
      ];
      const reached = changes.length === 0 ? [] : uses.reachedFrom(name);
      return reached.length === 0 ? changes : changes.map((change) => ({ ...change, reached }));
    },
  );
}

/** What breaks nobody where any other text is taken or given as well. */
const ofNamed: ReadonlySet<string> = new Set<ChangeCode>([
  "breaking/request-enum-value-removed",
  "risky/response-enum-value-added",
]);
