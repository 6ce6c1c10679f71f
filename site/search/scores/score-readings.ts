import { searchKinds, type SearchFacet } from "../../../generator/page-model/search-kinds.ts";
import { foldName } from "../../../generator/page-model/search-words.ts";
import { readRequest } from "../../../generator/page-model/search-request.ts";
import { listCalls } from "../list-calls.ts";
import { toFoldedName } from "../folded-name.ts";
import type { Symbols } from "../load-symbols.ts";
import { readNameIndex } from "../name-index.ts";
import { parseQuery } from "../parse-query.ts";
import { isKindWord, readKind, type KindQuery } from "../read-kind.ts";
import { readNames } from "../read-names.ts";
import { readSides } from "../read-sides.ts";
import { readUsage } from "../read-usage.ts";
import { standingOf } from "../standing-of.ts";
import { collectScores, weaken, type EntryScores } from "./entry-scores.ts";
import { isCommand } from "./is-command.ts";
import { nameScores } from "./name-scores.ts";
import { scoreOfKind } from "./score-of-kind.ts";
import { scoreOther } from "./score-other.ts";
import { scoreExactly } from "./score-words.ts";

/*
 * What queries may mean besides what they say word by word. Each gives scores only where a query is of its form.
 */

/** A class may be imported from elsewhere than it is told of, `harbour.emitter.Proposal`: its own name says enough. */
export function scoreLast(text: string, symbols: Symbols): readonly EntryScores[] {
  const [, last] = /^(?:[a-z_]\w*\.)+([A-Z]\w*)$/.exec(text) ?? [];
  return last === undefined ? [] : [scoreOfKind(parseQuery(last), ({ facet }) => facet === "sdk", symbols)];
}

/** The way through an aspect to a field ends in the record that declares it: `shipInfo.lots.lot` is the lot of a `Lot`. */
export function scoreWay(text: string, symbols: Symbols): readonly EntryScores[] {
  const [, aspect, last] = /^(\w+)\.(?:\w+\.)*(\w+\.\w+)$/.exec(text) ?? [];
  if (aspect === undefined || last === undefined) return [];
  const around = scoreOfKind(parseQuery(aspect), ({ label }) => label === searchKinds.aspect.label, symbols);
  return around.best === 0
    ? []
    : [
        weaken(
          scoreOfKind(parseQuery(last), ({ label }) => label === "field", symbols),
          wayShare,
        ),
      ];
}

/** What the last of a way counts, which other ways may lead to. */
const wayShare = 0.97;

/** Among other words, what is written as only code writes it means just that: `shipKey vs berthKey`. */
export function scoreWritten(text: string, symbols: Symbols): readonly EntryScores[] {
  const written = readNames(text);
  if (!/\s/.test(text) || written.size === 0) return [];
  const { listCalled, entriesOf } = readNameIndex(symbols);
  const isWritten = (name: number): boolean => written.has(symbols.names[name]?.name ?? "");
  const named = [...written].flatMap((name) => listCalled(toFoldedName(name).folded).filter(isWritten));
  let best = 0;
  const entries = named.flatMap((name) => [...entriesOf(name)]);
  const scores = collectScores(entries, (entry) => {
    if (symbols.kindOf[entry]?.depth !== 0) return 0;
    best = writtenScore;
    return writtenScore + standingOf(entry, symbols);
  });
  return [{ scores, best }];
}

/** More than for a name that only has the words, and less than for one that begins with all of them. */
const writtenScore = 640;

/** What is held side by side, the first of them first, where each has a page of that name: of one alone, the query says something else. */
export function scoreSides(text: string, symbols: Symbols): readonly EntryScores[] {
  const asked = readSides(text);
  // What letters are short for, a text explains that has them: nothing is called `mcp`.
  if (asked.some((side) => /^\w{2,4}$/.test(side) && !isCalled(foldName(side), symbols))) return [];
  const sides = asked.map((side, index) => {
    const query = parseQuery(side);
    const subject = scoreOfKind(query, ({ depth, facet }) => depth === 0 && subjects.has(facet), symbols);
    const isMeant: KindQuery["isMeant"] = ({ depth, label }) => depth === 0 && label !== searchKinds.model.label;
    return weaken(subject.best > 0 ? subject : scoreOfKind(query, isMeant, symbols), index === 0 ? 1 : sideShare);
  });
  // A question in whole words is one that texts may answer better: names are what there is to hold side by side, and no answer.
  return sides.every(({ best }) => best > 0) ? sides.map((side) => ({ ...side, best: nameScores.words })) : [];
}

function isCalled(folded: string, symbols: Symbols): boolean {
  return readNameIndex(symbols).listCalled(folded).length > 0;
}

/** What explains a thing comes before what has its name in an API. */
const subjects: ReadonlySet<SearchFacet> = new Set<SearchFacet>(["aspects", "entities", "pages", "sources"]);

/** What the second of two counts. */
const sideShare = 0.98;

/** What is a part of a page on another site may have one for itself here, which comes behind that page. */
export function scorePart(part: string | undefined, symbols: Symbols): readonly EntryScores[] {
  if (part === undefined) return [];
  const all = scoreOfKind({ text: part, words: [foldName(part)] }, ({ depth }) => depth === 0, symbols);
  return [weaken(all, partShare)];
}

const partShare = 0.97;

/** What belongs to something is named behind it: the key aspect of a dataset is the dataset key aspect. */
export function scoreTurned(text: string, symbols: Symbols): readonly EntryScores[] {
  const [, part = "", whole = ""] = /^(?:the )?(.+) of (?:an? |the )?(.+)$/i.exec(text) ?? [];
  // Of a kind there are several in something, which its own page tells.
  if (whole === "" || isKindWord(part) || text.length > longestTurned) return [];
  const query = parseQuery(`${whole} ${part}`);
  const ofKinds = readKind(query.text).map(({ text, isMeant }) => scoreOfKind(parseQuery(text), isMeant, symbols));
  return [scoreExactly(query.text, query.words, symbols), ...ofKinds].map((each) => weaken(each, turnedShare));
}

/** What a name counts for whose words were asked for in another order. */
const turnedShare = 0.97;

/** In longer ones there is more than something and what it is of. */
const longestTurned = 60;

/** A URN, alone or behind its kind in an address, is that of a thing of the entity that it says first. */
export function scoreUrn(text: string, symbols: Symbols): readonly EntryScores[] {
  const [, alone, behind] = /^["'`]?urn:\w+:(\w+):\S+$|^\S*\/(\w+)\/urn:\w+:\2:\S+$/i.exec(text) ?? [];
  const type = alone ?? behind;
  if (type === undefined) return [];
  return [
    scoreOfKind({ text: type, words: [foldName(type)] }, ({ label }) => label === searchKinds.entity.label, symbols),
  ];
}

/** The pages of the calls that a request is of. */
export function scoreCalls(text: string, symbols: Symbols): readonly EntryScores[] {
  const calls = listCalls(text, symbols).map((call) =>
    scoreOther(call, { index: 0, shorter: [], isNamed: false }, symbols),
  );
  return [...calls, ...scoreResource(text, symbols)];
}

/** The resource of Rest.li that the path of a request begins with, or what is called of it: `/ships?action=moor`. */
function scoreResource(text: string, symbols: Symbols): readonly EntryScores[] {
  const resource = readRequest(text)?.parts[0];
  if (resource === undefined) return [];
  const words = [foldName(resource)];
  const page = scoreOfKind({ text: resource, words }, ({ label }) => label === searchKinds.resource.label, symbols);
  const [, called] = /[?&](?:action|q)=(\w+)/.exec(text) ?? [];
  if (page.best === 0 || called === undefined) return [asRequested(page, symbols)];
  const whole = { text: `${resource} ${called}`, words: [...words, foldName(called)] };
  const { facet: ofCalls } = searchKinds.resource;
  const call = scoreOfKind(whole, ({ facet, depth }) => facet === ofCalls && depth === 1, symbols);
  return call.best > 0 ? [asRequested(call, symbols), page] : [asRequested(page, symbols)];
}

/** A request means what it asks of a server, and no page that is called alike. */
function asRequested({ scores, best }: EntryScores, symbols: Symbols): EntryScores {
  const asked = collectScores(scores.keys(), (entry) => nameScores.pathWritten + standingOf(entry, symbols));
  return { scores: asked, best: best === 0 ? 0 : nameScores.pathWritten };
}

/** An option of the command that it was typed with, else that command. */
export function scoreUsage(text: string, symbols: Symbols): readonly EntryScores[] {
  const usage = readUsage(text);
  if (usage === undefined) return [];
  const command = parseQuery(usage.command);
  const whole = { text: `${command.text} ${usage.option}`, words: [...command.words, foldName(usage.option)] };
  const option = scoreOfKind(whole, ({ label }) => label === searchKinds.commandOption.label, symbols);
  return option.best > 0 ? [option] : [scoreOfKind(command, isCommand, symbols)];
}
