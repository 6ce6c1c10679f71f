import { componentKinds, type IngestionComponent } from "./ingestion.ts";
import { nouns } from "./nouns.ts";

type Named = Pick<IngestionComponent, "kind" | "id">;

/** What a component is called among all: what it is and its id, which one of another kind may have as well, e.g. `sink file`. */
export function componentName({ kind, id }: Named): string {
  return `${nouns[kind].singular} ${id}`;
}

/** The kind and the id in a component's name; undefined for what is none. */
export function readComponentName(name: string): Named | undefined {
  const kind = componentKinds.find((each) => name.startsWith(`${nouns[each].singular} `));
  return kind && { kind, id: name.slice(nouns[kind].singular.length + 1) };
}
