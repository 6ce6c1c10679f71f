import { register } from "node:module";

/** Names the state of a module in its address; Node loads a module once for each address. */
export const stateKey = "aspectdoc";

/*
 * What a module imports has an address without a state, so that Node would give what it has loaded before. This hands the
 * state on to what stands beside the module. It runs in the thread that Node has for resolving.
 */
const hook = `
export async function resolve(specifier, context, next) {
  const found = await next(specifier, context);
  const state = /[?&](${stateKey}=[^&#]+)/.exec(context.parentURL ?? "")?.[1];
  const isBeside = /^[.]{1,2}[/]/.test(specifier) && found.url.startsWith("file:") && !/[?#]/.test(found.url);
  return state === undefined || !isBeside ? found : { ...found, url: found.url + "?" + state };
}
`;

/** From now on, a plug-in that is loaded anew loads anew what it imports by relative paths. For processes that stay. */
export function followImports(): void {
  register(`data:text/javascript,${encodeURIComponent(hook)}`);
}
