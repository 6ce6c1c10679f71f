import { searchKinds, type SearchKind } from "../../../generator/page-model/search-kinds.ts";

/** Whether entries of the kind are commands. */
export function isCommand({ label }: Pick<SearchKind, "label">): boolean {
  return label === searchKinds.command.label;
}
