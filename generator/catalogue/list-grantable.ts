import type { AccessModel, Privilege } from "./access.ts";

/** The privileges that something asks for, which are those that it makes sense to count. */
export function listGrantable({ privileges }: AccessModel): readonly Privilege[] {
  return [...privileges.values()].filter(({ scope }) => scope !== "unused");
}
