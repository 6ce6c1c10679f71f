/**
 * Schemes of addresses that open a program of the reader's own, to write, call, talk or look something up, and can neither run code in a
 * page nor hide where they lead.
 */
export const openSchemes: ReadonlySet<string> = new Set([
  ...["mailto", "tel", "sms", "geo"],
  ...["irc", "ircs", "matrix", "xmpp", "sip", "sips"],
  ...["bitcoin", "magnet", "webcal"],
]);
