import * as modules from "node:module";

/** Names the state of a module in its address; Node loads a module once for each address. */
export const stateKey = "aspectdoc";

interface Found {
  readonly url: string;
}

interface Context {
  readonly parentURL?: string;
}

/** What the types of the oldest Node that is supported don't know. */
interface SynchronousHooks {
  readonly registerHooks: (hooks: {
    readonly resolve: (
      specifier: string,
      context: Context,
      next: (specifier: string, context: Context) => Found,
    ) => Found;
  }) => void;
}

/*
 * What a module imports has an address without a state, so that Node would give what it has loaded before. This hands the
 * state on to what stands beside the module. Older releases of Node take it as a text, so that it knows nothing around it.
 */
function handOn<Module extends Found>(found: Module, specifier: string, parent: string | undefined): Module {
  const state = /[?&](aspectdoc=[^&#]+)/.exec(parent ?? "")?.[1];
  const isBeside = /^[.]{1,2}[/]/.test(specifier) && found.url.startsWith("file:") && !/[?#]/.test(found.url);
  return state === undefined || !isBeside ? found : { ...found, url: `${found.url}?${state}` };
}

/** For releases of Node that resolve in a thread of its own. */
const hook = `
  ${handOn.toString()}
  export async function resolve(specifier, context, next) {
    return ${handOn.name}(await next(specifier, context), specifier, context.parentURL);
  }
`;

/** From now on, a plug-in that is loaded anew loads anew what it imports by relative paths. For processes that stay. */
export function followImports(): void {
  // Node 22.15 and later have it, and the newest ones call the other one deprecated.
  if (hasSynchronousHooks(modules)) {
    modules.registerHooks({
      resolve: (specifier, context, next) => handOn(next(specifier, context), specifier, context.parentURL),
    });
  } else {
    modules.register(`data:text/javascript,${encodeURIComponent(hook)}`);
  }
}

function hasSynchronousHooks(module: object): module is SynchronousHooks {
  return "registerHooks" in module;
}
