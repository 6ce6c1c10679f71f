import { toSimpleName } from "../../catalogue/to-simple-name.ts";
import type { Catalogue } from "../../catalogue/catalogue.ts";
import type { RegistryPlugin } from "../../catalogue/metamodel.ts";
import type { Change } from "../change.ts";
import type { Site } from "../compare-words.ts";
import { coordinates } from "../coordinates.ts";
import { makeChange } from "../make-change.ts";
import { pairUp } from "../pair-up.ts";

type Registered = Pick<Catalogue, "registries">;

/** Code of the platform that runs when aspects are written: what came, went, or applies to something else. */
export function compareWriteHooks(before: Registered, after: Registered): readonly Change[] {
  return pairUp(listHooks(before), listHooks(after)).flatMap(({ name, before: was, after: is }): readonly Change[] => {
    const hook = is ?? was;
    if (hook === undefined) return [];
    const own = toSimpleName(hook.className);
    const site: Site = { area: "entities", thing: hook.kind, coordinate: coordinates.part("hook", name), name: own };
    const [earlier, later] = [was && describe(was), is && describe(is)];
    if (earlier === later) return [];
    const sides = {
      before: earlier === undefined ? undefined : { text: earlier, span: was?.span },
      after: later === undefined ? undefined : { text: later, span: is?.span },
    };
    const code =
      earlier === undefined
        ? "risky/write-hook-added"
        : later === undefined
          ? "risky/write-hook-removed"
          : "risky/write-hook-changed";
    return [makeChange({ ...site, code, ...sides })];
  });
}

/** By kind and class; those that are switched off do nothing. */
function listHooks({ registries }: Registered): ReadonlyMap<string, RegistryPlugin> {
  const hooks = registries.flatMap(({ plugins }) => plugins).filter(({ enabled }) => enabled);
  return new Map(hooks.map((hook) => [`${hook.kind}/${hook.className}`, hook]));
}

function describe({ supportedOperations, supports }: RegistryPlugin): string {
  const operations = supportedOperations.length === 0 ? "what its code says" : supportedOperations.join(", ");
  const targets = supports.map(({ entity, aspect }) => `${entity}.${aspect}`).join(", ");
  return targets === "" ? operations : `${operations} of ${targets}`;
}
