import { ingestionCodes } from "../../diagnostics/codes/ingestion.ts";
import type { Report } from "../../diagnostics/report.ts";
import type { SourceFile } from "../../sources/source-file.ts";
import { limitReport } from "../json/limit-report.ts";
import { describeJson, type LocatedJson, type LocatedObject } from "../json/located-json.ts";
import { parseLocatedJson } from "../json/parse-located-json.ts";
import type {
  ConnectorRegistryDocument,
  LocatedText,
  RegisteredPlugin,
  WrittenCapability,
} from "./ingestion-document.ts";

/**
 * Reads the platform's generated list of plugins: what a connector registry and a capability summary
 * have in common. Other keys are passed over, since the platform adds some with every version.
 */
export function parseConnectorRegistry(
  file: SourceFile,
  form: ConnectorRegistryDocument["form"],
  parent: Report,
): ConnectorRegistryDocument | undefined {
  const report = limitReport(parent);
  const json = parseLocatedJson(file, report);
  const top = json === undefined ? undefined : asObject(json, "a connector registry", report);
  if (json === undefined || top === undefined) return undefined;
  const details = top.entries.get("plugin_details");
  if (details === undefined) {
    report.add(ingestionCodes.missingKey({ key: "plugin_details" }), json.span);
    return undefined;
  }
  const plugins = asObject(details.value, "`plugin_details`", report);
  return {
    kind: "connectorRegistry",
    file: file.path,
    form,
    plugins: [...(plugins?.entries.values() ?? [])].flatMap(
      ({ key, value, keySpan }) => readPlugin({ text: key, span: keySpan }, value, report) ?? [],
    ),
  };
}

function readPlugin(id: LocatedText, json: LocatedJson, report: Report): RegisteredPlugin | undefined {
  const entry = asObject(json, `\`${id.text}\``, report);
  if (entry === undefined) return undefined;
  const platform = readText(entry, "platform_id", report)?.text ?? id.text;
  return {
    id: id.text,
    platform,
    platformName: readText(entry, "platform_name", report)?.text ?? platform,
    status: readText(entry, "support_status", report),
    className: readText(entry, "classname", report)?.text,
    capabilities: readList(entry, "capabilities", report).flatMap((item) => readCapability(item, report) ?? []),
    span: id.span,
  };
}

function readCapability(json: LocatedJson, report: Report): WrittenCapability | undefined {
  const entry = asObject(json, "a capability", report);
  if (entry === undefined) return undefined;
  const name = readText(entry, "capability", report);
  if (name === undefined) {
    report.add(ingestionCodes.missingKey({ key: "capability" }), json.span);
    return undefined;
  }
  const supported = entry.entries.get("supported")?.value;
  return {
    name,
    supported: supported?.kind === "scalar" && supported.value === false ? "no" : "yes",
    note: readText(entry, "description", report)?.text,
    subtypes: readList(entry, "subtype_modifier", report).flatMap((item) =>
      item.kind === "scalar" && typeof item.value === "string" ? [item.value] : [],
    ),
  };
}

function asObject(json: LocatedJson, what: string, report: Report): LocatedObject | undefined {
  if (json.kind === "object") return json;
  report.add(ingestionCodes.wrongValue({ what, expected: `an object, not ${describeJson(json)}` }), json.span);
  return undefined;
}

/** The text at a key; `null` and a missing key are none. */
function readText(entry: LocatedObject, key: string, report: Report): LocatedText | undefined {
  const json = entry.entries.get(key)?.value;
  if (json === undefined || isNull(json)) return undefined;
  if (json.kind === "scalar" && typeof json.value === "string") return { text: json.value, span: json.span };
  report.add(
    ingestionCodes.wrongValue({ what: `\`${key}\``, expected: `a string, not ${describeJson(json)}` }),
    json.span,
  );
  return undefined;
}

function readList(entry: LocatedObject, key: string, report: Report): readonly LocatedJson[] {
  const json = entry.entries.get(key)?.value;
  if (json === undefined || isNull(json)) return [];
  if (json.kind === "array") return json.items;
  report.add(
    ingestionCodes.wrongValue({ what: `\`${key}\``, expected: `a list, not ${describeJson(json)}` }),
    json.span,
  );
  return [];
}

function isNull(json: LocatedJson): boolean {
  return json.kind === "scalar" && json.value === null;
}
