import type { Endpoint } from "../../catalogue/endpoints.ts";
import { printRequest, readRequest } from "../../page-model/search-request.ts";

/**
 * The names of the calls that somebody means who writes them otherwise: a request as it is sent, `get /ships/:id`, its path alone,
 * or a method as its language, its programs or the wire have it: `harbour.v1.Piers.Close`, `Piers.Close`, `/harbour.v1.Piers/Close`.
 */
export function findCalls(endpoints: readonly Endpoint[], written: string): readonly string[] {
  const isMethod = readMethod(written);
  const isRequest = readSent(written);
  return endpoints.filter((each) => isMethod(each) || isRequest(each)).map(({ name }) => name);
}

type IsMeant = (call: Endpoint) => boolean;

function readMethod(written: string): IsMeant {
  const [, service, method] = /^\/?([\w.]+)[./](\w+)$/.exec(written.trim()) ?? [];
  if (service === undefined) return () => false;
  const called = `${service}/${method}`;
  return ({ name, service: own }) => own !== undefined && (name === called || name.endsWith(`.${called}`));
}

function readSent(written: string): IsMeant {
  const sent = readRequest(written);
  if (sent === undefined) return () => false;
  return ({ name }) => {
    const own = readRequest(name);
    if (own === undefined) return false;
    return printRequest(sent.method === "" ? { ...own, method: "" } : own) === printRequest(sent);
  };
}
