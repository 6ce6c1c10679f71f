import type { Catalogue } from "../../catalogue/catalogue.ts";
import type { Change } from "../change.ts";
import { makeChange } from "../make-change.ts";
import type { ChangeCode } from "../rules.ts";

type Model = Pick<Catalogue, "aspects">;

/** Whether the versions of aspects tell what happened to their data; only of models that give versions. */
export function compareSchemaVersions(before: Model, after: Model, inSchemas: readonly Change[]): readonly Change[] {
  const givesVersions = [before, after].some(({ aspects }) =>
    [...aspects.values()].some(({ schemaVersion }) => schemaVersion !== undefined),
  );
  if (!givesVersions) return [];
  const broken = listBroken(inSchemas);
  return [...after.aspects.values()].flatMap((is): readonly Change[] => {
    const was = before.aspects.get(is.name);
    if (was === undefined) return [];
    const [earlier, later] = [was.schemaVersion ?? 1, is.schemaVersion ?? 1];
    const code = judgeVersions(earlier, later, broken.has(is.name));
    if (code === undefined) return [];
    return [
      makeChange({
        area: "aspects",
        thing: is.name,
        coordinate: is.name,
        code,
        before: { text: String(earlier), span: was.span },
        after: { text: String(later), span: is.span },
      }),
    ];
  });
}

/** What a version says of data, by whether somebody can't read it any more; undefined where it says what is so. */
function judgeVersions(earlier: number, later: number, isBroken: boolean): ChangeCode | undefined {
  if (later < earlier) return "breaking/schema-version-lowered";
  if (later > earlier) return isBroken ? "safe/schema-version-raised" : "risky/schema-version-raised-without-cause";
  return isBroken ? "risky/schema-version-not-raised" : undefined;
}

/** Aspects whose data somebody can't read any more, in their own record or in what it consists of. */
function listBroken(changes: readonly Change[]): ReadonlySet<string> {
  const breaking = changes.filter(({ verdict, readings }) => verdict === "breaking" && readings !== undefined);
  return new Set(
    breaking.flatMap(({ area, thing, reached = [] }) => [
      ...(area === "aspects" ? [thing] : []),
      ...reached.filter(({ kind }) => kind === "aspect").map(({ name }) => name),
    ]),
  );
}
