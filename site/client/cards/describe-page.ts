/** What a card says of a page. */
export interface PageDescription {
  /** What the thing is, e.g. `Aspect`. */
  readonly noun: string;
  /** Names the hue of what it is. */
  readonly hue: string;
  readonly name: string;
  /** Of an operation. */
  readonly signature: string;
  /** The first sentence of what is written about it. */
  readonly summary: string;
  /** What is known of it in few words. */
  readonly facts: readonly CardFact[];
  /** The first of its fields or values, and how many there are. */
  readonly members: readonly CardFact[];
  readonly memberCount: number;
}

/** A line of a card: what is told, and what it is. */
export interface CardFact {
  readonly label: string;
  readonly text: string;
}

const longestSummary = 220;
const longestFact = 48;
const mostFacts = 3;
const mostMembers = 4;

/**
 * Takes from a page what a card has room for: of the row that the anchor names, else of the thing that the page is about;
 * undefined for a page of another kind, such as a guide.
 */
export function describePage(page: Document, anchor: string): PageDescription | undefined {
  const noun = page.querySelector<HTMLElement>(".page-noun");
  const name = page.querySelector("h1.name");
  const body = page.querySelector(".page-body");
  if (noun === null || name === null || body === null) return undefined;
  const members = listMembers(body);
  const whole: PageDescription = {
    noun: textOf(noun),
    hue: noun.dataset["noun"] ?? "",
    name: textOf(name),
    signature: textOf(body.querySelector(".graphql-signature")),
    summary: toSentence(textOf(body.querySelector(":scope > :is(.doc, .lead)"))),
    facts: listFacts(body),
    members: members.slice(0, mostMembers),
    memberCount: members.length,
  };
  const row = anchor === "" ? null : page.getElementById(anchor);
  return row === null ? whole : (describeRow(row, whole) ?? whole);
}

/** What is said in a row of a table of fields, or of a list of values; undefined for a heading and whatever else has an anchor. */
function describeRow(row: HTMLElement, whole: PageDescription): PageDescription | undefined {
  const isValue = row.matches(".symbols dt");
  if (!isValue && !row.matches("table.fields > tbody > tr")) return undefined;
  const type = isValue ? "" : textOf(row.querySelector("td"));
  const facts = [
    { label: "Type", text: type },
    { label: whole.noun, text: whole.name },
  ];
  return {
    noun: isValue ? "Value" : getRowNoun(row),
    hue: whole.hue,
    name: textOf(isValue ? row : row.querySelector("th code")),
    signature: "",
    summary: toSentence(textOf((isValue ? row.nextElementSibling : row)?.querySelector(".doc") ?? null)),
    facts: facts.filter(({ text }) => text !== "" && text.length <= longestFact),
    members: [],
    memberCount: 0,
  };
}

/** The first column's title; nested tables have none of their own. */
function getRowNoun(row: HTMLElement): string {
  let table = row.closest("table");
  while (table !== null && table.tHead === null) table = table.parentElement?.closest("table") ?? null;
  return textOf(table?.tHead?.querySelector("th") ?? null) || "Field";
}

function listFacts(body: Element): readonly CardFact[] {
  return [...body.querySelectorAll(":scope > .facts > div")]
    .map((fact) => ({ label: textOf(fact.querySelector("dt")), text: textOf(fact.querySelector("dd")) }))
    .filter(({ text }) => text !== "" && text.length <= longestFact)
    .slice(0, mostFacts);
}

/** Fields in their first table, else values; options and arguments are in tables too. */
function listMembers(body: Element): readonly CardFact[] {
  const table = body.querySelector("table.fields");
  const rows = table?.querySelectorAll(":scope > tbody > tr[id]") ?? [];
  const fields = [...rows].map((row) => ({
    label: textOf(row.querySelector("th code")),
    text: textOf(row.querySelector("td")),
  }));
  const values = [...body.querySelectorAll(".symbols dt[id]")].map((value) => ({ label: textOf(value), text: "" }));
  return (fields.length > 0 ? fields : values).filter(({ label }) => label !== "");
}

function toSentence(text: string): string {
  const sentence = /^.*?[.!?](?=\s|$)/.exec(text)?.[0] ?? text;
  if (sentence.length <= longestSummary) return sentence;
  return `${sentence.slice(0, sentence.lastIndexOf(" ", longestSummary))} …`;
}

function textOf(element: Element | null): string {
  return element?.textContent.replaceAll(/\s+/g, " ").trim() ?? "";
}
