import { Kind } from "graphql";
import { graphqlCodes } from "../../diagnostics/codes/graphql.ts";
import type { Report } from "../../diagnostics/report.ts";
import type { SourceFile } from "../../sources/source-file.ts";
import type { GraphqlDefinition, GraphqlDocument } from "./graphql-document.ts";
import { readIntrospection, type IntrospectedSchema } from "./read-introspection.ts";

/**
 * The definitions of one introspection result, where no SDL declares the schema: of the one with most types. Each is a whole schema,
 * so the others are left out, and what would be missing with them is told. What SDL declares beside it, as clients do that add to
 * what their server has, is as SDL has it.
 */
export function chooseIntrospection(
  files: readonly SourceFile[],
  sdl: readonly GraphqlDefinition[],
  report: Report,
): ChosenIntrospection {
  const read = files.flatMap((file): readonly Introspected[] => {
    const schema = readIntrospection(file, report);
    return schema === undefined ? [] : [{ ...schema, file: file.path }];
  });
  const written = findSdl(sdl);
  const isWhole = sdl.some(({ node }) => isRoot(node));
  const largest = isWhole ? undefined : read.toSorted((one, other) => other.types.size - one.types.size)[0];
  const chosen = largest ?? written;
  if (chosen === undefined) return { definitions: [] };
  const others = read.filter((one) => one !== largest);
  const known = new Set([...chosen.types, ...(written?.types ?? [])]);
  const second = others.filter(({ types }) => [...types].some((name) => !known.has(name))).map(({ file }) => file);
  for (const { file, types, span } of others) {
    const missing = [...types].filter((name) => !known.has(name));
    const ways = { file: chosen.file, left: second, isSdl: largest === undefined };
    const isCopy = !second.includes(file);
    report.add(
      isCopy
        ? graphqlCodes.repeatedIntrospection({ file: chosen.file })
        : graphqlCodes.secondSchema({ ...ways, missing }),
      span,
    );
  }
  return {
    definitions: (largest?.definitions ?? []).filter(
      ({ node }) => !("name" in node && written?.types.has(node.name.value)),
    ),
    ...(second.length > 0 && { choice: { shown: chosen.file, leftOut: second } }),
  };
}

/** What is shown of introspection results, and which schemas aren't. */
interface ChosenIntrospection extends Pick<GraphqlDocument, "choice"> {
  readonly definitions: readonly GraphqlDefinition[];
}

interface Introspected extends IntrospectedSchema {
  readonly file: string;
}

/** The schema that counts. */
interface Chosen {
  readonly file: string;
  readonly types: ReadonlySet<string>;
}

/** What SDL declares, and not what it only adds to. */
function findSdl(definitions: readonly GraphqlDefinition[]): Chosen | undefined {
  const file = definitions[0]?.node.loc?.source.name;
  if (file === undefined) return undefined;
  const declared = definitions.flatMap(({ node }) =>
    "name" in node && node.name !== undefined && !node.kind.endsWith("Extension") ? [node.name.value] : [],
  );
  return { file, types: new Set(declared) };
}

/** Whether it says what can be asked for, which makes SDL a schema of its own. */
function isRoot(node: GraphqlDefinition["node"]): boolean {
  if (node.kind === Kind.SCHEMA_DEFINITION) return true;
  return node.kind === Kind.OBJECT_TYPE_DEFINITION && ["Query", "Mutation", "Subscription"].includes(node.name.value);
}
