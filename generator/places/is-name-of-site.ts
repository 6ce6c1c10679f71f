const longest = 40;
const ofAnySite =
  /^(?:welcome|introduction|intro|home|overview|documentation|docs|about|(?:getting |quick ?)?start(?:ed)?|guides?|readme|summary|(?:table of )?contents|features|install(?:ation|ing)?|usage|licen[cs]e|what is|how to)\b/i;

/** Whether the heading of a first page may be what its site is called, unless it would be said of any site. */
export function isNameOfSite(heading: string): boolean {
  return /\p{L}/u.test(heading) && heading.length <= longest && !ofAnySite.test(heading);
}
