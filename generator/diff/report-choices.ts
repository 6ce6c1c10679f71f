import type { Catalogue } from "../catalogue/catalogue.ts";
import { areOtherSchemas } from "../compare/other-schemas.ts";
import type { OfBoth } from "../compare/unread.ts";
import { compareCodes } from "../diagnostics/codes/compare.ts";
import type { Report } from "../diagnostics/report.ts";

interface ComparedSide {
  readonly label: string;
  readonly catalogue: Catalogue;
}

/**
 * Says which schemas of GraphQL are not compared, unless that they are left out has been told already, as where a model is checked.
 * Gives whether none of them is.
 */
export function reportChoices({ before, after }: OfBoth<ComparedSide>, report: Report): boolean {
  const [old, now] = [before.catalogue.graphql, after.catalogue.graphql];
  if (old.choice !== undefined && now.choice !== undefined && areOtherSchemas(old, now)) {
    report.add(
      compareCodes.otherSchemas({
        before: { name: before.label, shown: old.choice.shown },
        after: { name: after.label, shown: now.choice.shown },
      }),
    );
    return true;
  }
  const choice = now.choice ?? old.choice;
  if (choice === undefined || report.diagnostics.some(({ code }) => isTold.test(code))) return false;
  const leftOut = [...new Set([...(now.choice?.leftOut ?? []), ...(old.choice?.leftOut ?? [])])].toSorted();
  report.add(compareCodes.schemasLeftOut({ shown: choice.shown, leftOut }));
  return false;
}

const isTold = /^graphql\/(?:second-schema|several-schemas)$/;
