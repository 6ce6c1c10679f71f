import { searchKinds, type SearchKind } from "../../../generator/page-model/search-kinds.ts";

export function isCommand({ label }: Pick<SearchKind, "label">): boolean {
  return label === searchKinds.command.label;
}
