/*
 * What can be done with an entity or an aspect, by each interface that the model knows: GraphQL, the client library, Rest.li
 * and commands. Nothing is shown that hasn't been held to what the model says of the interface.
 */
import type { CliCommand } from "../../catalogue/cli.ts";
import type { Aspect, Entity } from "../../catalogue/metamodel.ts";
import type { RestliResource } from "../../catalogue/restli.ts";
import type { ActionKind, ActionsView, ActionView, ActionWay } from "../../page-model/actions.ts";
import type { RichText } from "../../page-model/parts.ts";
import { sectionIds } from "../../page-model/section-ids.ts";
import { printJson } from "../../print/print-json.ts";
import { createSampler } from "../../print/sample-payload.ts";
import { createSampleUrns } from "../../print/sample-urns.ts";
import type { PlanContext } from "../context/plan-context.ts";
import { type GraphqlAction, type GraphqlActions, noGraphqlActions } from "../graphql/plan-graphql-pages.ts";
import { choosePayload } from "./choose-payload.ts";
import { createCliWays, indexCommands } from "./cli-ways.ts";
import { createPythonLibrary, indexPython, type PythonIndex } from "./python-library.ts";
import { createPythonWays } from "./python-ways.ts";
import { createRestWays, indexResources } from "./rest-ways.ts";
import type { Task } from "./task.ts";
import { createUrnBuilders } from "./urn-builder.ts";

/** What can be done with the entities and aspects of a model, each worked out when somebody asks for it. */
export interface Actions {
  ofEntity(entity: Entity): EntityActions;
  /** Undefined where nothing is known that could be done. */
  ofAspect(aspect: Aspect): ActionsView | undefined;
}

/** What each interface offers, by name. Plain data. */
export interface InterfaceIndex {
  readonly python?: PythonIndex | undefined;
  readonly commands: ReadonlyMap<string, CliCommand>;
  readonly resources: ReadonlyMap<string, RestliResource>;
  /** By entity and aspect, the operations of GraphQL. */
  readonly graphql: GraphqlActions;
}

/** An entity by an example of it. */
export interface EntityActions {
  /** As all examples have it. */
  readonly urn: string;
  readonly builder?: Pick<ActionWay, "by" | "code"> | undefined;
  /** Absent where nothing is known that could be done. */
  readonly view?: ActionsView | undefined;
}

/** Of a model that nothing can be done with. */
export const noInterfaces: InterfaceIndex = { commands: new Map(), resources: new Map(), graphql: noGraphqlActions };

/** Goes over the interfaces once. */
export function indexInterfaces(context: PlanContext, graphql: GraphqlActions): InterfaceIndex {
  const { sdk, cli } = context.catalogue;
  return { python: indexPython(sdk), commands: indexCommands(cli), resources: indexResources(context), graphql };
}

/** What samples take of all schemas and entities, for those who make many. */
interface SampleIndex {
  readonly ranks?: ReadonlyMap<string, number> | undefined;
  readonly entityNames?: ReadonlyMap<string, string> | undefined;
}

/** Holds what can be done to the interfaces. */
export function createActions(
  context: PlanContext,
  { python, commands, resources, graphql }: InterfaceIndex,
  { ranks, entityNames }: SampleIndex = {},
): Actions {
  const { known } = context;
  const { graphqlEndpoint } = context.options;
  const sampled = { schemas: known.schemas, entities: context.urns, entityNames };
  const urns = createSampleUrns(sampled);
  const sampler = createSampler(sampled, ranks);
  const library = python && createPythonLibrary(python);
  const interfaces = [
    createPythonWays(library, context),
    createRestWays(resources, context),
    createCliWays(commands, context),
  ];
  const findBuilder = createUrnBuilders(library, context, urns);
  const findWays = (task: Task | undefined): readonly ActionWay[] =>
    task === undefined ? [] : interfaces.flatMap((way) => way(task) ?? []);

  function toWriteTask(entity: string, name: string): Task | undefined {
    const aspect = known.aspects.get(name);
    const record = known.schemas.get(aspect?.schema ?? "");
    if (aspect === undefined || record?.kind !== "record") return undefined;
    const payload = choosePayload(record, sampler);
    return payload && { kind: "writeAspect", entity, urn: urns.of(entity), aspect, payload };
  }

  function planEntity(entity: Entity): ActionsView | undefined {
    const { name } = entity;
    const urn = urns.of(name);
    const own = graphql.entities.get(name) ?? [];
    const about = { entity: name, urn, canHide: entity.aspects.some(({ aspect }) => aspect === "status") };
    const main = findMainAspect(entity, context);
    return toView(
      nameUrn("The examples are about ", urn),
      [
        ["read", own, findWays({ kind: "readEntity", ...about })],
        [
          "write",
          own,
          main === undefined ? [] : findWays(toWriteTask(name, main)).map((way) => say(way, nameAspect(main))),
        ],
        [
          "remove",
          own,
          findWays({ kind: "removeEntity", ...about }).map((way) => say(way, toRemovalNote(about.canHide))),
        ],
      ],
      graphqlEndpoint,
    );
  }

  function planAspect(aspect: Aspect): ActionsView | undefined {
    const [carrier] = [...aspect.entities].sort((a, b) => Number(b === "dataset") - Number(a === "dataset"));
    const entity = carrier ?? aspect.keyOf[0];
    if (entity === undefined) return undefined;
    const about = { entity, urn: urns.of(entity), aspect };
    const own = graphql.aspects.get(aspect.name) ?? [];
    const note = nameUrn(`The examples are about the aspect of ${article(entity)} ${entity}, `, about.urn);
    return toView(
      note,
      [
        ["read", own, findWays({ kind: "readAspect", ...about })],
        // A key is written with whatever is written of its entity.
        [
          "write",
          own,
          carrier === undefined
            ? []
            : findWays(toWriteTask(entity, aspect.name)).map((way) => say(way, toWriteNote(aspect))),
        ],
        ["remove", own, carrier === undefined ? [] : findWays({ kind: "removeAspect", ...about })],
      ],
      graphqlEndpoint,
    );
  }

  return {
    ofEntity: (entity) => ({ urn: urns.of(entity.name), builder: findBuilder(entity), view: planEntity(entity) }),
    ofAspect: planAspect,
  };
}

function article(name: string): string {
  return /^[aeiou]/i.test(name) ? "an" : "a";
}

function nameUrn(before: string, urn: string): RichText {
  return [{ text: before }, { text: urn, code: true }, { text: "." }];
}

const labels: Readonly<Record<ActionKind, string>> = { read: "Read it", write: "Write it", remove: "Remove it" };
const ids: Readonly<Record<ActionKind, string>> = {
  read: sectionIds.read,
  write: sectionIds.write,
  remove: sectionIds.remove,
};

type Ways = readonly [kind: ActionKind, graphql: readonly GraphqlAction[], others: readonly ActionWay[]];

function toView(note: RichText, all: readonly Ways[], endpoint: string | undefined): ActionsView | undefined {
  const actions = all.flatMap(([kind, graphql, others]): ActionView | [] => {
    const ways = [
      ...graphql.filter((action) => action.kind === kind).map((action) => toGraphqlWay(action, endpoint)),
      ...others,
    ];
    return ways.length === 0 ? [] : { id: ids[kind], label: labels[kind], ways };
  });
  return actions.length === 0 ? undefined : { note, actions };
}

function toGraphqlWay({ operation, example, known, hides }: GraphqlAction, endpoint: string | undefined): ActionWay {
  const { query, variables, response } = example;
  const byCode: RichText | undefined =
    known === "code" ? [{ text: "The server's code says that it does." }] : undefined;
  const hasVariables = Object.keys(variables).length > 0;
  return {
    id: "graphql",
    label: "GraphQL",
    by: operation,
    endpoint,
    note: hides === true ? toRemovalNote(true) : byCode,
    code: [
      { id: "graphql", label: "GraphQL", language: "graphql", code: query },
      ...(hasVariables
        ? [{ id: "variables", label: "Variables", language: "json" as const, code: printJson(variables) }]
        : []),
      { id: "response", label: "Response", language: "json", code: printJson(response) },
    ],
  };
}

function say(way: ActionWay, note: RichText): ActionWay {
  return { ...way, note };
}

function nameAspect(aspect: string): RichText {
  return [
    { text: "An entity is written an aspect at a time, here " },
    { text: aspect, code: true },
    { text: ", which is replaced as a whole." },
  ];
}

function toWriteNote({ storage }: Aspect): RichText {
  const text =
    storage === "timeseries"
      ? "This adds a value and leaves the earlier ones."
      : "This replaces the whole aspect, so send all that it shall say.";
  return [{ text }];
}

function toRemovalNote(canHide: boolean): RichText {
  const text = canHide
    ? "This hides it and can be undone: what is said of it is kept."
    : "This deletes all that is said of it and can't be undone.";
  return [{ text }];
}

/** The aspect that says most about an entity: its properties, else one that it alone carries, else any. */
function findMainAspect({ name, aspects }: Entity, { known }: PlanContext): string | undefined {
  const usable = aspects.flatMap(({ aspect }) => {
    const found = known.aspects.get(aspect);
    return found === undefined || found.deprecated !== undefined || found.storage !== "versioned" ? [] : [found];
  });
  const own = usable.filter(({ entities }) => entities.length === 1);
  const isNamed = (aspect: string) =>
    [`${name}properties`, `${name}info`].some((each) => aspect.toLowerCase() === each.toLowerCase());
  const main =
    usable.find((aspect) => isNamed(aspect.name)) ??
    own.find((aspect) => /(?:Properties|Info)$/.test(aspect.name)) ??
    own[0] ??
    usable[0];
  return main?.name;
}
