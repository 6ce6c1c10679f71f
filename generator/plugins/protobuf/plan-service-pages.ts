import { toPlainSummary } from "./to-plain-summary.ts";
import type { PageFamily, PlainFact, PlainPage, Word, Words } from "../plugin.ts";
import type { PlacedService } from "./list-services.ts";
import { pathOfMethod, pathOfService } from "./page-paths.ts";
import { planMethodPage, type SampleMessage } from "./plan-method-page.ts";
import type { FindOption } from "./options/find-option.ts";
import type { TurnData } from "./service-data.ts";
import { tellFacts } from "./tell-facts.ts";

/** Pages of services: each with its methods, and one for each of these; where there are several, one of all before them. */
export function planServicePages(
  services: readonly PlacedService[],
  { sample, findOption }: { readonly sample: SampleMessage; readonly findOption: FindOption },
): PageFamily {
  const packages = new Set(services.map(({ package: name }) => name));
  const groupOf = ({ package: own, name }: PlacedService): readonly string[] =>
    [...(packages.size > 1 && own !== "" ? [own] : []), ...(services.length > 1 ? [name] : [])].map((each) =>
      each.slice(0, 1000),
    );
  return {
    label: "Services",
    pages: [
      ...(services.length > 1 ? [planOverview(services, packages)] : []),
      ...services.flatMap((service): readonly PlainPage[] => {
        const group = groupOf(service);
        return [
          planService(service, group, findOption),
          ...service.methods.map((method) => planMethodPage(method, { service, group, sample, findOption })),
        ];
      }),
    ],
  };
}

function planOverview(services: readonly PlacedService[], packages: ReadonlySet<string>): PlainPage {
  const calls = services.reduce((sum, { methods }) => sum + methods.length, 0);
  const toRows = (own: readonly PlacedService[]): readonly (readonly Words[])[] =>
    own.map((service) => [
      [{ text: service.name, code: true, to: `page:${pathOfService(service)}` }],
      String(service.methods.length),
      tellInRow(service),
    ]);
  const toPart = (own: readonly PlacedService[]) =>
    ({ kind: "table", columns: ["Service", "Methods", "What it is for"], rows: toRows(own) }) as const;
  return {
    path: "",
    title: "Services",
    description: `${services.length} services with ${calls} methods.`,
    sections: [...packages].map((name, index) => ({
      id: `package-${index + 1}`,
      title: name === "" ? "Without a package" : name,
      parts: [toPart(services.filter((service) => service.package === name))],
    })),
  };
}

function planService(service: PlacedService, group: readonly string[], findOption: FindOption): PlainPage {
  const { name, fullName, package: own, doc, deprecated, methods, place, file, options, written } = service;
  const host = options["(google.api.default_host)"];
  const facts: readonly PlainFact[] = [
    { label: "Full name", value: [{ text: fullName, code: true }] },
    ...(own === "" ? [] : [{ label: "Package", value: [{ text: own, code: true }] }]),
    ...(typeof host === "string" ? [{ label: "Host", value: [{ text: host, code: true }] }] : []),
    ...tellFacts(options, (written) => findOption(written, "service", fullName), ["(google.api.default_host)"]),
  ];
  const rows = methods.map((method): readonly Words[] => [
    [{ text: method.name, code: true, to: `page:${pathOfMethod(service, method)}` }],
    toTurnWords(method.input),
    toTurnWords(method.output),
    tellInRow(method),
  ]);
  return {
    path: pathOfService(service),
    title: name,
    ...(group.length > 0 && { label: "Overview", group }),
    ...(doc === undefined && { description: `Service ${fullName}, ${methods.length} methods.` }),
    aliases: [fullName],
    ...(deprecated !== undefined && { deprecated }),
    ...(doc !== undefined && { doc }),
    facts,
    sections: [
      ...(rows.length === 0
        ? []
        : [
            {
              id: "methods",
              title: "Methods",
              parts: [{ kind: "table", columns: ["Method", "Takes", "Gives", "What it does"], rows }],
            } as const,
          ]),
      ...(written === undefined
        ? []
        : [
            {
              id: "definition",
              title: "Definition",
              parts: [{ kind: "code", blocks: [{ label: "Protobuf", language: "protobuf", code: written }] }],
            } as const,
          ]),
    ],
    span: { file, ...place },
  };
}

function tellInRow({ doc, deprecated }: Pick<PlacedService, "doc" | "deprecated">): string {
  const told = toPlainSummary(doc) ?? "";
  // Who says so in Go's manner has said it.
  return deprecated === undefined || told.startsWith("Deprecated") ? told : `Deprecated. ${told}`.trim();
}

/** A message that one side sends, by its simple name. */
function toTurnWords(turn: TurnData): Words {
  const word: Word = { text: turn.type.slice(turn.type.lastIndexOf(".") + 1), code: true };
  const linked: Word = turn.isKnown === true ? { ...word, to: `schema:${turn.type}` } : word;
  return turn.isStream === true ? ["stream of ", linked] : [linked];
}
