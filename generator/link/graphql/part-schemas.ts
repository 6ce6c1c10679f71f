import { graphqlCodes } from "../../diagnostics/codes/graphql.ts";
import type { Report } from "../../diagnostics/report.ts";
import { toSpan, type GraphqlDocument } from "../../parse/graphql/graphql-document.ts";
import { fileOf, findClashes, type Clash } from "./find-clashes.ts";
import { findRootClashes } from "./find-root-clashes.ts";
import { findRootNames } from "./find-root-names.ts";
import { readSchemaFiles } from "./schema-files.ts";
import { createPlaceFinder, findPlaces } from "./schema-places.ts";
import { findBeside, findLeft, findWhole, hasAkin } from "./whole-schemas.ts";

// A repository of several services has several whole schemas, which declare types and operations of one name otherwise. Told of
// each name, that is a list of hundreds of errors in files that are all right by themselves, and shown together they are the API
// of none. So one is shown, and the others are named with the ways out. Modules of one schema may clash as well, but they need
// each other: a whole schema names no type that only another one has, and has more in common with it than a slip or two.

/** The document with one schema where its files are several whole ones: the largest, and what they share. */
export function partSchemas(document: GraphqlDocument, report: Report): GraphqlDocument {
  const roots = findRootNames(document);
  const rootClashes = findRootClashes(document);
  const clashes = [...rootClashes, ...findClashes(document, roots)];
  if (clashes.length === 0) return document;
  const files = readSchemaFiles(document, roots);
  // Where a server makes the root types, files are no modules of one, and no tool joins what they have.
  const isRootless = ![...files.values()].some(({ isEntry }) => isEntry);
  const isTelling = ({ isContrary }: Clash): boolean => isContrary || isRootless;
  const entries = [...files].flatMap(([path, names]) => (names.isEntry || isRootless ? [path] : []));
  const whole = findWhole(findPlaces(clashes.filter(isTelling), entries), files);
  const [main, ...others] = [...whole]
    .toSorted(([, one], [, other]) => other.coordinates.size - one.coordinates.size)
    .map(([place]) => place);
  if (main === undefined || (rootClashes.length === 0 && !hasAkin(others, whole))) return document;
  const left = [...others, ...findBeside(main, [...whole.keys()], files)].sort();

  const placeOf = createPlaceFinder([main, ...left]);
  const between = clashes.filter(({ first, again }) => {
    const [one, other] = [placeOf(fileOf(first)), placeOf(fileOf(again))];
    return one !== other && one !== undefined && other !== undefined;
  });
  const clash = between.find(isTelling);
  if (clash?.first.loc === undefined || clash.again.loc === undefined) return document;
  const names = new Set(between.map(({ coordinate }) => coordinate));
  const problem = graphqlCodes.severalSchemas({ main, left, coordinate: clash.coordinate, more: names.size - 1 });
  report.add(problem, toSpan(clash.again.loc), [{ message: "first declared here", span: toSpan(clash.first.loc) }]);
  const leftFiles = findLeft(files, { main, placeOf });
  return {
    ...document,
    definitions: document.definitions.filter(({ node }) => !leftFiles.has(fileOf(node))),
    choice: { shown: main, leftOut: [...left, ...(document.choice?.leftOut ?? [])] },
  };
}
