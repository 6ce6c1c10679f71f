import { digest } from "../places/digest.ts";

/** A document as far as pages that are open have to know it. */
export interface DescribedDocument {
  /** Names all that it says, whatever its style sheets are: those change without the page being loaded anew. */
  readonly name: string;
  /** Addresses of its style sheets, in their order. */
  readonly styles: readonly string[];
}

const styleSheet = /(?<=<link rel="stylesheet" href=")[^"]*/g;

/** Describes a whole document of the site; in its text, what looks like a tag is escaped. Style sheets are in its head, a small part of it. */
export function describeDocument(document: string): DescribedDocument {
  const end = document.indexOf("</head>") + 1;
  const [head, rest] = [document.slice(0, end), document.slice(end)];
  return { name: digest(head.replace(styleSheet, "") + rest), styles: head.match(styleSheet) ?? [] };
}
