import type { JsonObject, JsonValue } from "../../catalogue/json.ts";
import type { RecordSchema } from "../../catalogue/schema.ts";
import { printJson } from "../../print/print-json.ts";
import type { Sampler } from "../../print/sample-payload.ts";

/**
 * A value of an aspect that is short and says something: what it can't do without, and of what may be left out the fields
 * that people fill in first. Taken from the samples of the record, whose values its Avro schema accepts.
 */
export function choosePayload({ fullName, fields }: RecordSchema, sampler: Sampler): JsonObject | undefined {
  const least = toObject(sampler.sample(fullName, "minimal"));
  const most = toObject(sampler.sample(fullName, "full"));
  if (least === undefined || most === undefined) return undefined;
  const choices = fields.filter(
    ({ name, deprecated }) => deprecated === undefined && most[name] !== undefined && !isEmpty(most[name]),
  );
  const telling = choices.filter(({ name }) => tellingNames.test(name) && lengthOf(most[name]) <= shortLength);
  const given = (name: string): boolean => least[name] !== undefined && !isEmpty(least[name]);
  const said = telling.slice(0, mostTelling);
  // What says nothing yet says what comes first.
  const own = choices.filter(({ name, includedFrom }) => includedFrom === undefined && !given(name));
  const enough = said.length > 0 || choices.some(({ name, includedFrom }) => given(name) && includedFrom === undefined);
  const short = own.filter(({ name }) => lengthOf(most[name]) <= shortLength).slice(0, 2);
  const any = short.length > 0 ? short : own.filter(({ name }) => lengthOf(most[name]) <= longLength).slice(0, 1);
  const added = enough ? said : any;
  const names = new Set(added.map(({ name }) => name));
  return Object.fromEntries(
    fields.flatMap(({ name }): readonly [string, JsonValue][] => {
      const value = names.has(name) && !given(name) ? most[name] : least[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

const tellingNames = /^(?:name|displayName|title|description|definition|note|removed|type|externalUrl)$/;
const mostTelling = 3;
/** In characters of JSON. */
const shortLength = 120;
const longLength = 800;

function lengthOf(value: JsonValue | undefined): number {
  return value === undefined ? 0 : printJson(value, 0).length;
}

function isEmpty(value: JsonValue | undefined): boolean {
  return typeof value === "object" && value !== null && Object.keys(value).length === 0;
}

function toObject(value: JsonValue | undefined): JsonObject | undefined {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as JsonObject) : undefined;
}
