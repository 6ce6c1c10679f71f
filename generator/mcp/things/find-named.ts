import type { Catalogue } from "../../catalogue/catalogue.ts";
import type { CliCommand } from "../../catalogue/cli.ts";
import { nounOfSchema } from "../../catalogue/noun-of-schema.ts";
import type { SchemaUse } from "../../catalogue/schema.ts";
import { fixedRoutes, type PlanLinks, toAnchor } from "../../plan/addresses/addresses.ts";

/** A thing of the model with what leads to it. */
export interface Thing {
  readonly kind: string;
  readonly name: string;
  /** As the catalogue has it. */
  readonly declaration: unknown;
  readonly uses?: unknown;
  /** Where it is in the site. */
  page(links: PlanLinks): string | undefined;
}

/** All that the model has by a whole name, e.g. `dataset`, `com.linkedin.common.Owner`, `Owner`, `Query.dataset`. */
export function findNamed(catalogue: Catalogue, name: string): readonly Thing[] {
  return [
    ...findOfMetamodel(catalogue, name),
    ...findOfGraphql(catalogue, name),
    ...findOfServices(catalogue, name),
    ...findOfPython(catalogue, name),
  ];
}

function* findOfMetamodel(
  { entities, aspects, events, schemas, relationships, graphql }: Catalogue,
  name: string,
): Generator<Thing> {
  const entity = entities.get(name);
  if (entity !== undefined) {
    const edges = relationships.filter(({ from, to }) => from === name || to === name).map(describeEdge);
    const uses = { relationships: edges };
    yield { kind: "entity", name, declaration: entity, uses, page: (links) => links.entity(name) };
  }
  const aspect = aspects.get(name);
  if (aspect !== undefined) {
    const operations = graphql.operations
      .filter(({ code }) => code !== undefined && [...code.reads, ...code.writes].some((each) => each.aspect === name))
      .map(({ coordinate }) => coordinate);
    const declaration = { ...aspect, record: schemas.get(aspect.schema) };
    const uses = { entities: aspect.entities, operations };
    yield { kind: "aspect", name, declaration, uses, page: (links) => links.aspect(name) };
  }
  const event = events.get(name);
  if (event !== undefined) yield { kind: "event", name, declaration: event, page: (links) => links.event(name) };
  for (const schema of schemas.values()) {
    if (schema.fullName !== name && schema.name !== name) continue;
    const { usedBy, ...declaration } = schema;
    const carriers = [...aspects.values()].filter((each) => each.schema === schema.fullName).map((each) => each.name);
    const uses = { usedBy: usedBy.map(describeUse), aspects: carriers };
    const { fullName } = schema;
    yield { kind: nounOfSchema(schema), name: fullName, declaration, uses, page: (links) => links.schema(fullName) };
  }
  const edges = relationships.filter((each) => each.name === name);
  if (edges.length === 0) return;
  const page: Thing["page"] = (links) => `${links.route(fixedRoutes.relationships)}#${toAnchor(name)}`;
  yield { kind: "relationship", name, declaration: edges.map(describeEdge), page };
}

function describeUse({ kind, by, field }: SchemaUse): string {
  return `${kind} ${field === undefined ? by : `${by}.${field}`}`;
}

/** One line: there may be hundreds of them. */
function describeEdge({ name, from, to, aspect, fieldPath }: Catalogue["relationships"][number]): string {
  return `${from} ${name} ${to}, by ${aspect}.${fieldPath}`;
}

function* findOfGraphql({ graphql: { operations, types } }: Catalogue, name: string): Generator<Thing> {
  for (const operation of operations) {
    if (operation.name !== name && operation.coordinate !== name) continue;
    const { operation: kind, coordinate } = operation;
    yield { kind, name: coordinate, declaration: operation, page: (links) => links.coordinate(coordinate) };
  }
  for (const type of types) {
    if (type.name !== name) continue;
    const { uses, ...declaration } = type;
    const usedBy = uses.map((use) => `${use.kind} ${use.coordinate}`);
    yield { kind: `GraphQL ${type.kind}`, name, declaration, uses: usedBy, page: (links) => links.graphqlType(name) };
  }
}

function* findOfServices({ ingestion, access, restli, graphql, cli = [] }: Catalogue, name: string): Generator<Thing> {
  for (const platform of ingestion.platforms.values()) {
    for (const plugin of platform.plugins.filter((each) => each.id === name)) {
      const page: Thing["page"] = (links) => links.ingestionPlugin(name);
      // Its options say the same.
      const { schema: _, ...declaration } = plugin;
      yield { kind: "ingestion plugin", name, declaration, uses: { platform: platform.id }, page };
    }
  }
  const privilege = access.privileges.get(name);
  if (privilege !== undefined) {
    const operations = graphql.operations
      .filter(({ code }) => code?.privileges.some(({ privileges }) => privileges.includes(name)))
      .map(({ coordinate }) => coordinate);
    yield {
      kind: "privilege",
      name,
      declaration: privilege,
      uses: { operations },
      page: (links) => links.privilege(name),
    };
  }
  for (const resource of restli.resources.filter(({ id }) => id === name))
    yield { kind: "Rest.li resource", name, declaration: resource, page: (links) => links.restliResource(name) };
  for (const command of listCommands(cli).filter(({ path }) => path === name)) {
    // What is below it has names of its own; where one of these is meant without a word for it, its options are meant too.
    const commands = command.commands.map(({ path }) => path);
    const usual = command.commands.find(({ path }) => path === `${command.path} ${command.usual}`);
    const takes = (key: "arguments" | "options"): readonly object[] => [...command[key], ...(usual?.[key] ?? [])];
    const declaration = { ...command, arguments: takes("arguments"), options: takes("options"), commands };
    yield { kind: "command", name, declaration, page: (links) => links.command(name) };
  }
}

/** Commands with those below them. */
export function listCommands(commands: readonly CliCommand[]): readonly CliCommand[] {
  return commands.flatMap((command) => [command, ...listCommands(command.commands)]);
}

function* findOfPython({ sdk: { pages } }: Catalogue, name: string): Generator<Thing> {
  const modules = pages.flatMap((page) => page.modules);
  for (const module of modules) {
    for (const one of [...module.classes, ...module.functions, ...module.enums]) {
      const full = `${module.name}.${one.name}`;
      if (one.name !== name && full !== name) continue;
      const page: Thing["page"] = (links) => links.sdkSymbol(full);
      if ("methods" in one) {
        const below = modules.flatMap(({ classes, name: by }) =>
          classes
            .filter(({ bases }) => bases.some(({ text }) => text === one.name))
            .map((each) => `${by}.${each.name}`),
        );
        yield { kind: "Python class", name: full, declaration: one, uses: { subclasses: below }, page };
      } else yield { kind: `Python ${"values" in one ? "enum" : "function"}`, name: full, declaration: one, page };
    }
  }
}
