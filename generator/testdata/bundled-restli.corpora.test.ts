import { beforeAll, describe, expect, test } from "vitest";
import type { RestliCall, RestliModel, RestliResource } from "../catalogue/restli.ts";
import type { TypeExpression } from "../catalogue/schema.ts";
import { corporaFolder } from "./corpora.ts";
import { loadCorpus } from "./load-corpus.ts";
import { loadBundledModel } from "./load-bundled-model.ts";

/*
 * The bundled HTTP interface is the platform's: resources, calls, parameters in their order, types, defaults, and what
 * is optional or deprecated. Only the words are its own.
 */

let bundled: RestliModel;
let real: RestliModel;

describe.skipIf(corporaFolder === undefined)("the bundled HTTP interface beside the platform's own", () => {
  beforeAll(async () => {
    bundled = (await loadBundledModel()).catalogue.restli;
    real = (await loadCorpus("datahub-0.10.4")).restli;
  });

  test("has as many resources and calls", () => {
    const count = ({ resources }: RestliModel): readonly number[] => [
      resources.length,
      resources.flatMap(({ calls }) => calls).length,
    ];
    expect(count(real)).toEqual([9, 42]);
    expect(count(bundled)).toEqual([9, 42]);
  });

  test("says the same of each of them, nothing left out and nothing invented", () => {
    const lines = real.resources.flatMap(listResource);
    expect(lines.length).toBeGreaterThan(200);
    expect(bundled.resources.flatMap(listResource)).toEqual(lines);
  });
});

function listResource(resource: RestliResource): readonly string[] {
  const { id, kind, namespace, path, entityPath, schema, keys, supports, deprecated, calls } = resource;
  const holds = schema === undefined ? "nothing" : printType(schema);
  return [
    `${id}: ${kind} of ${holds} in ${namespace} at ${path}, ${entityPath} ${mark(deprecated)}`,
    ...keys.map(({ name, type }) => `${id} has the key ${name}: ${printType(type)}`),
    `${id} supports ${supports.join(", ")}`,
    ...calls.flatMap((call) => listCall(id, call)),
  ];
}

function listCall(resource: string, { kind, name, parameters, returns, deprecated }: RestliCall): readonly string[] {
  const self = `${resource}.${name}`;
  return [
    `${self}: ${kind}${returns === undefined ? "" : ` gives ${printType(returns)}`}${mark(deprecated)}`,
    ...parameters.map((parameter) => {
      const preset = parameter.default === undefined ? "" : ` = ${parameter.default}`;
      const optional = parameter.optional ? "optional " : "";
      return `${self}(${parameter.name}: ${optional}${printType(parameter.type)}${preset}${mark(parameter.deprecated)})`;
    }),
  ];
}

function printType(type: TypeExpression): string {
  switch (type.kind) {
    case "primitive":
    case "reference":
      return type.name;
    case "array":
      return `array[${printType(type.items)}]`;
    case "map":
      return `map[${printType(type.values)}]`;
    case "union":
      return `union[${type.members.map((member) => printType(member.type)).join(" ")}]`;
  }
}

function mark(deprecated: object | undefined): string {
  return deprecated === undefined ? "" : " @deprecated";
}
