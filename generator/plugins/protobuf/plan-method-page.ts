import type { JsonValue } from "../../catalogue/json.ts";
import { printJson } from "../../print/print-json.ts";
import type { PlainCode, PlainFact, PlainPage, PlainSection, Word, Words } from "../plugin.ts";
import { quoteForShell } from "../quote-for-shell.ts";
import type { PlacedService } from "./list-services.ts";
import { pathOfMethod } from "./page-paths.ts";
import type { FindOption } from "./options/find-option.ts";
import type { MethodData, TurnData } from "./service-data.ts";
import { tellFacts } from "./tell-facts.ts";

/** A value of a message in JSON, of one that is sent without what is only read; undefined where nothing is known of it. */
export type SampleMessage = (fullName: string, isSent: boolean) => JsonValue | undefined;

interface MethodPlace {
  readonly service: PlacedService;
  readonly group: readonly string[];
  readonly sample: SampleMessage;
  readonly findOption: FindOption;
}

/** A method: what it takes and gives, the requests that are the same, and a call that can be copied. */
export function planMethodPage(method: MethodData, { service, group, sample, findOption }: MethodPlace): PlainPage {
  const { name, place, doc, input, output, http } = method;
  const deprecated = method.deprecated ?? service.deprecated;
  const full = `${service.fullName}/${name}`;
  return {
    path: pathOfMethod(service, method),
    title: name,
    ...(group.length > 0 && { group }),
    ...(doc === undefined && { description: `Method ${full}.` }),
    aliases: [
      full,
      `${service.name}.${name}`,
      `${service.fullName}.${name}`,
      ...new Set(http.flatMap((rule) => [sayRule(rule), sayExpanded(rule)])),
    ],
    ...(listStreams(method).length > 0 && { badges: listStreams(method) }),
    ...(deprecated !== undefined && { deprecated }),
    ...(doc !== undefined && { doc }),
    facts: [
      { label: "Full name", value: [{ text: full, code: true }] },
      { label: "Takes", value: toTurnWords(input) },
      { label: "Gives", value: toTurnWords(output) },
      ...tellOperation(method),
      ...(http.length === 0 ? [] : [{ label: "HTTP", value: toHttpWords(method) }]),
      ...(method.signatures.length === 0
        ? []
        : [{ label: "Short forms", value: joinCode(method.signatures.map((each) => `${name}(${each})`)) }]),
      ...tellFacts(method.options, (written) => findOption(written, "method", service.fullName)),
    ],
    sections: [planCall(full, input, { service, sample }), ...planAnswer(method, sample)],
    span: { file: service.file, ...place },
  };
}

function listStreams({ input, output }: MethodData): readonly string[] {
  if (input.isStream === true) return [output.isStream === true ? "streams both ways" : "streams requests"];
  return output.isStream === true ? ["streams responses"] : [];
}

function sayRule({ method, path }: MethodData["http"][number]): string {
  return `${method} ${path}`;
}

/** The same with what stands for a name in its place, as requests have it: `GET /v1/ships/{id}` for `GET /v1/{name=ships/*}`. */
function sayExpanded({ method, path }: MethodData["http"][number]): string {
  const whole = path.replaceAll(/\{[^{}=]*=([^{}]*)\}/g, (_, pattern: string) =>
    pattern.replaceAll(/\*{1,2}/g, "{id}"),
  );
  return `${method} ${whole}`;
}

function toHttpWords({ http }: MethodData): Words {
  return http.flatMap((rule, index): (string | Word)[] => {
    const body = rule.body === undefined ? [] : rule.body === "*" ? [" with the rest as body"] : [" with "];
    const field = rule.body === undefined || rule.body === "*" ? [] : [{ text: rule.body, code: true }, " as body"];
    return [...(index === 0 ? [] : ["; "]), { text: sayRule(rule), code: true }, ...body, ...field];
  });
}

function tellOperation({ operation }: MethodData): readonly PlainFact[] {
  return [
    ...(operation?.response === undefined ? [] : [{ label: "Comes to", value: toTurnWords(operation.response) }]),
    ...(operation?.metadata === undefined ? [] : [{ label: "Told meanwhile", value: toTurnWords(operation.metadata) }]),
  ];
}

function toTurnWords({ type, isKnown, isStream }: TurnData): Words {
  const word: Word = { text: type, code: true, ...(isKnown === true && { to: `schema:${type}` as const }) };
  return isStream === true ? ["a stream of ", word] : [word];
}

function joinCode(texts: readonly string[]): Words {
  return texts.flatMap((text, index) => [...(index === 0 ? [] : [", "]), { text, code: true }]);
}

/** What is longer is no call that anybody copies. */
const longestSample = 20_000;

function planCall(
  full: string,
  input: TurnData,
  { service, sample }: Pick<MethodPlace, "service" | "sample">,
): PlainSection {
  const host = service.options["(google.api.default_host)"];
  const printed = printSample(input, sample, true) ?? "{}";
  const address = typeof host === "string" ? `${host}:443` : "HOST:PORT";
  const code = `grpcurl -d ${quoteForShell(printed)} ${/^[\w.:-]+$/.test(address) ? address : quoteForShell(address)} ${full}`;
  const blocks: readonly PlainCode[] = [
    { label: "grpcurl", language: "shell", code },
    { label: "Request", language: "json", code: printed },
  ];
  return { id: "call", title: "Call", parts: [{ kind: "code", blocks }] };
}

function planAnswer({ output, operation }: MethodData, sample: SampleMessage): readonly PlainSection[] {
  const printed = printSample(operation?.response ?? output, sample, false);
  if (printed === undefined) return [];
  const blocks = [{ label: "Response", language: "json", code: printed } as const];
  return [{ id: "response", title: "Response", parts: [{ kind: "code", blocks }] }];
}

function printSample({ type }: TurnData, sample: SampleMessage, isSent: boolean): string | undefined {
  // What no file declares may be in a model that is referred to as it was printed.
  const value = sample(type, isSent);
  const printed = value === undefined ? undefined : printJson(value);
  return printed === undefined || printed.length > longestSample ? undefined : printed;
}
