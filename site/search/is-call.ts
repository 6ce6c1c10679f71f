import { searchKinds } from "../../generator/page-model/search-kinds.ts";

/** Whether things of a kind are called by what they do: to a GraphQL server, or over HTTP. */
export function isCall(label: string): boolean {
  return label === searchKinds.mutation.label || label === searchKinds.operation.label;
}
