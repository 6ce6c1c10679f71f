import type { Change } from "../change.ts";
import { makeChange } from "../make-change.ts";
import type { PackagePair } from "./pair-packages.ts";

/** One change for each package that is called otherwise, whose types and methods are the same by the names that they have in it. */
export function comparePackages(packages: readonly PackagePair[]): readonly Change[] {
  return packages.map(({ from, to, schemas: [first] }) =>
    makeChange({
      ...{ area: "types", thing: to, coordinate: to, kind: "renamed", code: "breaking/package-renamed" },
      before: { text: from, ...(first !== undefined && { span: first[0].nameSpan }) },
      after: { text: to, ...(first !== undefined && { span: first[1].nameSpan }) },
    }),
  );
}
