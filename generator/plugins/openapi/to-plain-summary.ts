/** Brackets alone may be words of plain text; with an address behind them they are a link. */
const addressedLink = /!?\[([^[\]]{1,300})\]\([a-z]{2,10}:[^()\s]{1,1000}\)/gi;
const codeSpan = /`([^`]{1,300})`/g;

/** A summary without links and marks of code: it is plain text, but some write it as they write descriptions. */
export function toPlainSummary(summary: string | undefined): string | undefined {
  return summary?.replace(addressedLink, "$1").replace(codeSpan, "$1");
}
