import type { ActionWay } from "../../page-model/actions.ts";
import type { PlanContext } from "../context/plan-context.ts";
import { printPythonValue, type PythonValue } from "./print-python-value.ts";
import { takes, type PythonCallable, type PythonLibrary } from "./python-library.ts";
import { period, type AspectTask, type EntityTask, type Task } from "./task.ts";

/** Says how a task is done by the client library; undefined where the library that is documented has no call for it. */
export function createPythonWays(
  library: PythonLibrary | undefined,
  context: PlanContext,
): (task: Task) => ActionWay | undefined {
  if (library === undefined) return () => undefined;
  return (task) => {
    const written = writeTask(task, { library, context });
    if (written === undefined) return undefined;
    const { by, label, code } = written;
    const href = context.links.sdkSymbol(by.symbol);
    if (href === undefined) return undefined;
    return {
      id: "python",
      label: "Python",
      by: { label, href },
      code: [{ id: "python", label: "Python", language: "python", code }],
    };
  };
}

interface Around {
  readonly library: PythonLibrary;
  readonly context: PlanContext;
}

interface Written {
  readonly by: PythonCallable;
  /** What readers call it. */
  readonly label: string;
  readonly code: string;
}

function writeTask(task: Task, around: Around): Written | undefined {
  switch (task.kind) {
    case "readEntity":
      return callGraph("get_entity_semityped", [["entity_urn", JSON.stringify(task.urn)]], { name: "aspects" }, around);
    case "removeEntity":
      return removeEntity(task, around);
    case "readAspect":
      return readAspect(task, around);
    case "writeAspect":
      return writeAspect(task, around);
    case "removeAspect":
      return removeAspect(task, around);
  }
}

type Arguments = readonly (readonly [name: string, code: string])[];

interface Call {
  /** What the answer is called; absent for a call that gives nothing of interest. */
  readonly name?: string | undefined;
  /** Model classes that the arguments name. */
  readonly classes?: readonly string[] | undefined;
  /** Further lines of imports. */
  readonly imports?: readonly string[] | undefined;
}

/** A call of the client that reads and writes, from its imports on. */
function callGraph(method: string, args: Arguments, call: Call, { library }: Around): Written | undefined {
  const graph = library.find(graphFunction);
  const callable = library.find(`${graphClass}.${method}`);
  const names = args.map(([name]) => name);
  if (graph === undefined || !takes(graph, []) || callable === undefined || !takes(callable, names)) return undefined;
  const list = args.map(([name, code]) => `    ${name}=${code},\n`).join("");
  const before = call.name === undefined ? "" : `${call.name} = `;
  const code = [
    ...printImports(
      [
        [graph.module, [graphFunction]],
        [library.modelModule, call.classes ?? []],
      ],
      call.imports,
    ),
    "",
    `graph = ${graphFunction}()`,
    `${before}graph.${method}(\n${list})`,
  ].join("\n");
  return { by: callable, label: `${graphClass}.${method}`, code };
}

const graphFunction = "get_default_graph";
const graphClass = "DataHubGraph";

function readAspect({ urn, aspect }: AspectTask, around: Around): Written | undefined {
  const model = around.library.modelOf(aspect.schema);
  if (model?.base !== "_Aspect") return undefined;
  const args: Arguments = [
    ["entity_urn", JSON.stringify(urn)],
    ["aspect_type", model.name],
  ];
  const call = { name: "aspect", classes: [model.name] };
  if (aspect.storage === "versioned") return callGraph("get_aspect", args, call, around);
  return callGraph("get_latest_timeseries_value", [...args, ["filter_criteria_map", "{}"]], call, around);
}

/** Hiding can be undone, so it is shown where it can be done. */
function removeEntity({ urn, canHide }: EntityTask, around: Around): Written | undefined {
  const args: Arguments = [["urn", JSON.stringify(urn)]];
  return canHide
    ? callGraph("soft_delete_entity", args, {}, around)
    : callGraph("hard_delete_entity", args, {}, around);
}

function removeAspect({ urn, aspect }: AspectTask, around: Around): Written | undefined {
  if (aspect.storage !== "timeseries") return undefined;
  const args: Arguments = [
    ["urn", JSON.stringify(urn)],
    ["aspect_name", JSON.stringify(aspect.name)],
    ["start_time", `datetime.fromisoformat("${period.from}")`],
    ["end_time", `datetime.fromisoformat("${period.to}")`],
  ];
  return callGraph("hard_delete_timeseries_aspect", args, { imports: ["from datetime import datetime"] }, around);
}

function writeAspect({ urn, aspect, payload }: AspectTask, { library, context }: Around): Written | undefined {
  if (payload === undefined || library.modelOf(aspect.schema)?.base !== "_Aspect") return undefined;
  const value = printPythonValue(aspect.schema, payload, { schemas: context.known.schemas, library });
  const graph = library.find(graphFunction);
  const wrapper = library.find(proposalClass);
  const emit = library.find(`${graphClass}.emit_mcp`);
  if (value === undefined || graph === undefined || wrapper === undefined || emit === undefined) return undefined;
  if (!takes(graph, []) || !takes(wrapper, ["entityUrn", "aspect"]) || !takes(emit, ["mcp"])) return undefined;
  return { by: wrapper, label: proposalClass, code: printProposal(urn, value, { graph, wrapper, library }) };
}

const proposalClass = "MetadataChangeProposalWrapper";

interface ProposalParts {
  readonly graph: PythonCallable;
  readonly wrapper: PythonCallable;
  readonly library: PythonLibrary;
}

function printProposal(
  urn: string,
  { code, classes }: PythonValue,
  { graph, wrapper, library }: ProposalParts,
): string {
  return [
    ...printImports([
      [wrapper.module, [proposalClass]],
      [graph.module, [graphFunction]],
      [library.modelModule, classes],
    ]),
    "",
    `aspect = ${code}`,
    `proposal = ${proposalClass}(`,
    `    entityUrn=${JSON.stringify(urn)},`,
    "    aspect=aspect,",
    ")",
    "",
    `graph = ${graphFunction}()`,
    "graph.emit_mcp(mcp=proposal)",
  ].join("\n");
}

/** More names than a line has stand in lines of their own. */
const fewNames = 3;

function printImports(
  modules: readonly (readonly [module: string, names: readonly string[]])[],
  others: readonly string[] = [],
): readonly string[] {
  const lines = modules
    .filter(([, names]) => names.length > 0)
    .map(([module, names]) =>
      names.length <= fewNames
        ? `from ${module} import ${names.join(", ")}`
        : `from ${module} import (\n${names.map((name) => `    ${name},\n`).join("")})`,
    );
  return others.length === 0 ? lines : [...others, "", ...lines];
}
