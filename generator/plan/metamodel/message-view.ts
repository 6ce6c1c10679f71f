import { isOneWay } from "../../catalogue/is-one-way.ts";
import type { RecordSchema } from "../../catalogue/schema.ts";
import type { MessageView } from "../../page-model/metamodel.ts";
import type { PlanContext } from "../context/plan-context.ts";
import { toSimpleName } from "../../catalogue/to-simple-name.ts";
import { createTypeRows } from "./field-rows.ts";

/** What a message comes to, as rows; undefined for a record that is no message. */
export function toMessageView(record: RecordSchema, context: PlanContext): MessageView | undefined {
  if (record.results === undefined) return undefined;
  const hasNoAnswer = isOneWay(record);
  const [response, errors] = (["response", "errors"] as const).map((kind) =>
    record.results?.find((result) => result.kind === kind),
  );
  const members = errors?.type.kind === "union" ? errors.type.members : undefined;
  const named = [
    ...(response === undefined || hasNoAnswer ? [] : [{ name: "response", type: response.type }]),
    ...(members ?? []).map((member) => ({ ...member, name: toSimpleName(member.key) })),
  ];
  // Made together, so that an error which is called like the response has an anchor of its own.
  const rows = createTypeRows(named, "~result.", context);
  const count = named.length - (members?.length ?? 0);
  return { isOneWay: hasNoAnswer, response: rows.slice(0, count), errors: members && rows.slice(count) };
}
