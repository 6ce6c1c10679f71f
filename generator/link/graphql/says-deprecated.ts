/**
 * Whether a description says of its own thing that it is deprecated: a sentence or line begins with
 * the word. A mention in passing, such as "includes deprecated ones", does not count.
 */
export function saysDeprecated(description: string | undefined): boolean {
  return description !== undefined && /deprecated\b(?<=(?:^|[\n.!?])[\s*_~`[(>-]*deprecated)/i.test(description);
}
