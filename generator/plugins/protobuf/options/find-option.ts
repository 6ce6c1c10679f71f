import type { OptionTarget } from "./option-data.ts";
import type { PlacedOption } from "./list-options.ts";

/** Finds the option that is meant by a name in brackets, `(tier)`, on something of that full name. */
export type FindOption = (written: string, target: OptionTarget, scope: string) => PlacedOption | undefined;

/** Looks names of options up as the language does: from where they stand outwards. */
export function createOptionFinder(options: readonly PlacedOption[]): FindOption {
  const byName = new Map(options.map((option) => [`${option.target} ${option.fullName}`, option]));
  return (written, target, scope) => {
    if (byName.size === 0) return undefined;
    const [, dot, name] = /^\((\.?)([\w.]+)\)/.exec(written) ?? [];
    if (name === undefined) return undefined;
    for (let around = dot === "." ? "" : scope; ; around = around.slice(0, Math.max(0, around.lastIndexOf(".")))) {
      const found = byName.get(`${target} ${around === "" ? name : `${around}.${name}`}`);
      if (found !== undefined || around === "") return found;
    }
  };
}

/** The place of an option on the page of all of them. */
export function placeOfOption({ target, fullName }: Pick<PlacedOption, "target" | "fullName">): `page:${string}` {
  return `page:${optionsPath}#${target}.${fullName}`;
}

/** The path of that page, which no service can have. */
export const optionsPath = "custom-options";
