/** Whether the words of a link are its address, with or without what begins and ends it. */
export function saysAddress(words: string, href: string): boolean {
  const shorten = (text: string): string => text.trim().replace(/^(?:https?:\/\/|mailto:)|\/$/g, "");
  return shorten(words) === shorten(href);
}
