import type { JsonObject, JsonValue } from "../../catalogue/json.ts";
import { listComponents, resolve } from "./api-document.ts";
import { type GatheredProperties, gatherProperties } from "./gather-properties.ts";
import { listMarks } from "./list-marks.ts";
import type { SampleModel } from "./sample-models.ts";
import { take } from "./take.ts";

/** What the schemas of a document say, each gone through once, however many pages and samples ask. */
export interface Definitions {
  readonly document: JsonObject;
  /** What a value of a schema of the model looks like, which a reference leads to. */
  readonly sampleModel: SampleModel;
  /** The properties that values of a schema may have. */
  propertiesOf(schema: JsonValue | undefined): GatheredProperties;
  /** The name under which a schema stands in the document; undefined for one that stands inside of another. */
  nameOf(node: JsonObject): string | undefined;
  /** By name of a variant, what the property holds that tells variants of this schema apart, where that isn't its name. */
  marksOf(parent: JsonObject): ReadonlyMap<string, string>;
}

/** Goes through each schema of a document when it is first asked for. */
export function createDefinitions(document: JsonObject, sampleModel: SampleModel = () => undefined): Definitions {
  const gathered = new Map<JsonObject, GatheredProperties>();
  const marks = new Map<JsonObject, ReadonlyMap<string, string>>();
  let names: ReadonlyMap<JsonObject, string> | undefined;
  const nameSchemas = (): ReadonlyMap<JsonObject, string> =>
    new Map(listComponents(document, "schemas").map(([name, node]) => [node, name]));
  return {
    document,
    sampleModel,
    propertiesOf: (schema) => {
      const node = resolve(document, schema);
      return node === undefined
        ? gatherProperties(schema, document)
        : take(gathered, node, (node) => gatherProperties(node, document));
    },
    nameOf: (node) => (names ??= nameSchemas()).get(node),
    marksOf: (parent) => take(marks, parent, listMarks),
  };
}
