import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { test } from "vitest";
import { isJsonObject } from "../catalogue/is-json-object.ts";
import { printAvro } from "../print/print-avro.ts";
import { expectGolden } from "./golden.ts";
import { loadBundledModel } from "./load-bundled-model.ts";

/*
 * The platform declares its messages in PDL and sends them in Avro, under names of their own. What Kafka carries
 * therefore stands in the bundled model as Avro, and follows from the PDL beside it.
 */

const bundledModel = fileURLToPath(new URL("../../schemas", import.meta.url));

test("a proposal on Kafka is the Avro form of its schema", async () => {
  const name = "MetadataChangeProposal";
  const { schemas } = (await loadBundledModel()).catalogue;
  const print = printAvro(schemas, `com.linkedin.mxe.${name}`, { toDoc: (doc) => doc.replaceAll(/\s+/g, " ").trim() });
  if (print.kind !== "schema" || !isJsonObject(print.schema)) throw new Error(`no Avro form of ${name}`);
  const doc =
    "A request to change one aspect of one entity, as messages of the topic `MetadataChangeProposal_v1` carry it. " +
    "Clients that write to Kafka register this schema; over HTTP the same fields travel as JSON.";
  const text = JSON.stringify({ ...print.schema, doc }, null, 2);
  expectGolden(join(bundledModel, `avro/com/linkedin/pegasus2avro/mxe/${name}.avsc`), `${toWireNames(text)}\n`);
});

/** The names that the platform's build gives to schemas of messages. */
function toWireNames(text: string): string {
  return text
    .replaceAll("com.linkedin.", "com.linkedin.pegasus2avro.")
    .replaceAll("com.linkedin.pegasus2avro.avro2pegasus.", "com.linkedin.");
}
