import type { WrittenEntryPoint } from "./package-document.ts";

/** What stands behind the name of an entry point: a module, and an object in it, be it one of a class. */
export function readEntryPoint(text: string): Pick<WrittenEntryPoint, "module" | "className"> | undefined {
  // Some have a dot where the colon belongs, which Python takes for a part of the module. Extras may stand behind it.
  const [, module, inside, last] =
    /^\s*([\w.]+?)\s*(?::\s*(\w+(?:\.\w+)*)|\.\s*(\w+))\s*(?:\[[^\]]*\]\s*)?$/.exec(text) ?? [];
  const className = inside ?? last;
  return module === undefined || className === undefined ? undefined : { module, className };
}
