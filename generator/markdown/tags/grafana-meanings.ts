import type { TagMeaning, TemplateTag } from "./read-tag.ts";

/** What Grafana's documents have besides what other themes have. */
export const grafanaMeanings: readonly (readonly [name: string, meaning: TagMeaning])[] = [["docs/shared", share]];

/** A part of pages in the folder `shared` above them. */
function share({ named }: TemplateTag): string | undefined {
  const path = named.get("lookup");
  return path === undefined || !/^[\w./-]{1,300}$/.test(path)
    ? undefined
    : `{{ inline /shared/${path.replace(/^\/+/, "")} }}`;
}
