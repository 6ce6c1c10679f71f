import type { Catalogue } from "../catalogue/catalogue.ts";
import type { Endpoint, Payload } from "../catalogue/endpoints.ts";
import type { Report } from "../diagnostics/report.ts";
import { forgetful, type Engine } from "../engine/engine.ts";
import type { LoadedPlugin } from "./loaded-plugin.ts";
import { unlessStopped } from "./unless-stopped.ts";

/** The catalogue with what others call, of what plug-ins have read into it; of several things of one name the first. */
export function addOffers(
  catalogue: Catalogue,
  plugins: readonly LoadedPlugin[],
  report: Report,
  engine: Engine = forgetful,
): Catalogue {
  const endpoints = new Map<string, Endpoint>();
  const payloads = new Map<string, Payload>();
  for (const { id, name: plugin, offers } of plugins) {
    if (offers === undefined) continue;
    const question = { query: "offers of plug-in", key: id, lasts: "whole" } as const;
    const answer = engine.ask(question, catalogue, (seen, report) => offers(seen, report) ?? null);
    const offer = unlessStopped(() => answer.get(report), null, report);
    for (const each of offer?.endpoints ?? []) keepFirst(endpoints, { plugin, ...each });
    for (const each of offer?.payloads ?? []) keepFirst(payloads, { plugin, ...each });
  }
  return {
    ...catalogue,
    ...(endpoints.size > 0 && { endpoints: [...endpoints.values()] }),
    ...(payloads.size > 0 && { payloads: [...payloads.values()] }),
  };
}

function keepFirst<Thing extends { readonly name: string }>(things: Map<string, Thing>, thing: Thing): void {
  if (!things.has(thing.name)) things.set(thing.name, thing);
}
