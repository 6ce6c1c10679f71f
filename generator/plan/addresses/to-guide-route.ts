import { toSegment } from "./to-segment.ts";

/** The route that the address of a hand-written page asks for, which it has unless another page had it first. */
export function toGuideRoute(slug: string): string {
  return slug.split("/").filter(Boolean).map(toSegment).join("/");
}
