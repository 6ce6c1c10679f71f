import { searchKinds, type SearchKind } from "../../generator/page-model/search-kinds.ts";
import { foldName, splitWords } from "../../generator/page-model/search-words.ts";
import { editDistance, mayBeNear } from "./edit-distance.ts";
import { toLetters, type FoldedName } from "./folded-name.ts";
import { listCalls } from "./list-calls.ts";
import { listOthers, toSingular } from "./list-others.ts";
import type { Symbols } from "./load-symbols.ts";
import { addNear, fit, matchWord, slipsOf } from "./match-word.ts";
import { matchAbbreviation, toInitials } from "./match-abbreviation.ts";
import { dropStopWords, parseQuery, type ParsedQuery } from "./parse-query.ts";
import { isKindWord, readKind, type KindQuery } from "./read-kind.ts";
import { readNames } from "./read-names.ts";
import { readUsage } from "./read-usage.ts";
import { readVocabulary, spellWords, type Vocabulary } from "./spell-words.ts";
import { standingOf } from "./standing-of.ts";

/*
 * How well an entry answers a query. The name counts first: whole, as a beginning, by its words, by a part of
 * one. Words of the query that are not in the name may be in what it belongs to, or name its kind.
 */

/** What a name counts for, by how it has what was asked. */
export const nameScores = {
  /** Capitals are typed by those who mean them. */
  asWritten: 30,
  /** The very name, with its one capital. */
  asWrittenWord: 45,
  /** The very name, humps and all. */
  asWrittenWhole: 90,
  whole: 1000,
  /** What the words of a name begin with: `DPI`. */
  initials: 965,
  /** The very part of the very thing, with their dot. */
  pathWritten: 1090,
  path: 950,
  /** The same thing in another number, `datasets` or `policy`, and the last part of a page's address. */
  number: 920,
  pathStart: 680,
  start: 700,
  end: 690,
  /** What begins with the words and goes on with others: a config of an emitter is no emitter. */
  compound: 655,
  words: 520,
  qualified: 480,
  inside: 350,
  near: 400,
  /** What is short for a name, as `updDataset` is, by how much of it. */
  abbreviated: 460,
  nearWords: 200,
  /** At most for a part in capitals that was asked for in small letters, which are as likely a common word; and the reverse. */
  common: 640,
  /** At most for a heading of several words: a page that is about them is meant before one that says so somewhere. */
  heading: 800,
} as const;

/** What is added at most for a name that the query covers. */
const coverage = 150;

/** What is added when the last word is the last of the name: an access token is a token. */
const headBonus = 40;

/** What is added for a guide whose title has words that were typed as prose; less where its address is just that. */
const proseBonus = { title: 160, address: 60 } as const;

/** Below this, nothing that was found is what was meant, so that slips are considered. */
const sure = nameScores.words;

/** What was found. */
export interface EntryScores {
  /** For each entry; 0 where it does not match. */
  readonly scores: Float32Array;
  /** The highest of them, before what a thing is worth by itself. */
  readonly best: number;
}

/**
 * For each entry its score. When no name has the words, a question is asked again without its small words, and
 * then for names that differ by a slip. What else the words may stand for is asked as well, and counts for less.
 */
export function scoreEntries(query: Pick<ParsedQuery, "text" | "words" | "part">, symbols: Symbols): EntryScores {
  const ofKinds = readKind(query.text).map(({ text, isMeant }) => scoreOfKind(parseQuery(text), isMeant, symbols));
  const read = [
    ...ofKinds,
    ...scoreUsage(query.text, symbols),
    ...scoreCalls(query.text, symbols),
    ...scoreTurned(query.text, symbols),
    ...scoreLast(query.text, symbols),
    ...scorePart(query.part, symbols),
    ...scoreWritten(query.text, symbols),
  ];
  const found = read.reduce(mergeScores, scoreAsAsked(query, symbols));
  return found.best > 0 ? found : scoreKind(query.words, symbols);
}

/** All of a kind that is asked for by what it is called and by nothing else, where nothing has that name: `commands`. */
function scoreKind(words: readonly string[], symbols: Symbols): EntryScores {
  const asked = words.map(toSingular).join("");
  const scores = Float32Array.from(symbols.kindOf, ({ label }, entry) =>
    foldName(label) === asked ? nameScores.number + standingOf(entry, symbols) : 0,
  );
  return { scores, best: scores.some((score) => score > 0) ? nameScores.number : 0 };
}

/** A class may be imported from elsewhere than it is told of, `harbour.emitter.Proposal`: its own name says enough. */
function scoreLast(text: string, symbols: Symbols): readonly EntryScores[] {
  const [, last] = /^(?:[a-z_]\w*\.)+([A-Z]\w*)$/.exec(text) ?? [];
  return last === undefined ? [] : [scoreOfKind(parseQuery(last), ({ facet }) => facet === "sdk", symbols)];
}

/** Among other words, what is written as only code writes it means just that: `shipKey vs berthKey`. */
function scoreWritten(text: string, symbols: Symbols): readonly EntryScores[] {
  const written = readNames(text);
  if (!/\s/.test(text) || written.size === 0) return [];
  const { kindOf, names, nameOf } = symbols;
  let best = 0;
  const scores = Float32Array.from(kindOf, ({ depth }, entry) => {
    if (depth > 0 || !written.has(names[nameOf[entry] ?? 0]?.name ?? "")) return 0;
    best = writtenScore;
    return writtenScore + standingOf(entry, symbols);
  });
  return [{ scores, best }];
}

/** More than for a name that only has the words, and less than for one that begins with all of them. */
const writtenScore = 640;

/** What is a part of a page on another site may have one for itself here, which comes behind that page. */
function scorePart(part: string | undefined, symbols: Symbols): readonly EntryScores[] {
  if (part === undefined) return [];
  const all = scoreOfKind({ text: part, words: [foldName(part)] }, ({ depth }) => depth === 0, symbols);
  return [weaken(all, partShare)];
}

const partShare = 0.97;

/** What belongs to something is named behind it: the key aspect of a dataset is the dataset key aspect. */
function scoreTurned(text: string, symbols: Symbols): readonly EntryScores[] {
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

/** The pages of the calls that a request is of. */
function scoreCalls(text: string, symbols: Symbols): readonly EntryScores[] {
  return listCalls(text, symbols).map((call) => scoreOther(call, { index: 0, shorter: [], isNamed: false }, symbols));
}

/** An option of the command that it was typed with, else that command. */
function scoreUsage(text: string, symbols: Symbols): readonly EntryScores[] {
  const usage = readUsage(text);
  if (usage === undefined) return [];
  const command = parseQuery(usage.command);
  const whole = { text: `${command.text} ${usage.option}`, words: [...command.words, foldName(usage.option)] };
  const option = scoreOfKind(whole, ({ label }) => label === searchKinds.commandOption.label, symbols);
  return option.best > 0 ? [option] : [scoreOfKind(command, isCommand, symbols)];
}

function isCommand({ label }: Pick<SearchKind, "label">): boolean {
  return label === searchKinds.command.label;
}

/** What a name counts for whose kind was said with it: a thing that is called all of it, in whatever number, comes before. */
const ofKindScore = nameScores.number * 0.985;

/** Things of a kind that are called what was asked, and none that only have something of it. */
function scoreOfKind(
  query: Pick<ParsedQuery, "text" | "words">,
  isMeant: KindQuery["isMeant"],
  symbols: Symbols,
): EntryScores {
  const { scores } = scoreAsAsked(query, symbols);
  let best = 0;
  const ofKind = scores.map((score, entry) => {
    const kind = symbols.kindOf[entry];
    const own = score - standingOf(entry, symbols);
    if (kind === undefined || own < nameScores.number * otherWord.entity * rightShare || !isMeant(kind)) return 0;
    best = ofKindScore;
    return ofKindScore + standingOf(entry, symbols);
  });
  return { scores: ofKind, best };
}

function scoreAsAsked({ text, words }: Pick<ParsedQuery, "text" | "words">, symbols: Symbols): EntryScores {
  const own = scoreOwn({ text, words }, symbols);
  // With its dashes, an option of a command is meant and nothing else.
  if (text.startsWith("-")) return own;
  const others = listOthers(words, symbols);
  const all = scoreOthers(own, words, symbols);
  // A constant has slips in one of its words, and none that leave one of them out: `HARBOUR_TZ` is no harbour.
  if (all.best >= sure || others.length > 0 || isShort(text) || /^\w+_\w+$/.test(text)) return all;
  const right = spellWords(words, symbols);
  if (right === undefined) return all;
  const meant = scoreExactly(right.join(" "), right, symbols);
  return mergeScores(all, weaken(scoreOthers(meant, right, symbols), rightShare));
}

/** What a name counts for that was spelled wrong. */
const rightShare = 0.97;

function scoreOthers(own: EntryScores, words: readonly string[], symbols: Symbols): EntryScores {
  const joined = words.map(toSingular).join("");
  const isNamed = own.best >= nameScores.whole;
  const others = listOthers(words, symbols);
  // An entity that is called by one of them with something before it is a step further from what was asked.
  const shorter = [joined, ...others.map(foldName)];
  return others.reduce(
    (sum, other, index) => mergeScores(sum, scoreOther(other, { index, shorter, isNamed }, symbols)),
    own,
  );
}

function weaken({ scores, best }: EntryScores, share: number): EntryScores {
  return { scores: scores.map((score) => score * share), best: best * share };
}

function scoreOwn({ text, words }: Pick<ParsedQuery, "text" | "words">, symbols: Symbols): EntryScores {
  const found = scoreExactly(text, words, symbols);
  if (found.best >= sure) return found;
  const singular = words.map(toSingular);
  if (singular.some((word, index) => word !== words[index])) {
    const foundOne = scoreExactly(text, singular, symbols);
    if (foundOne.best >= sure) return foundOne;
  }
  const telling = dropStopWords(words);
  if (telling.length === words.length) return isShort(text) ? found : scoreNearly(text, words, symbols);
  const asked = found.best > 0 ? found : scoreExactly(text, telling, symbols);
  const rest = asked.best > 0 ? asked : scoreNearly(text, telling, symbols, words.join(""));
  // What is left of a question is not what was asked.
  return { ...rest, best: Math.min(rest.best, nameScores.words) };
}

/** Capitals that are short for something are seldom a slip. */
function isShort(text: string): boolean {
  return /^[\p{Lu}\d]{2,4}$/u.test(text);
}

/** What a name counts for that was asked for by another word, the first of them the most; less where it only has more words, as `dataHubPolicy` has. */
const otherWord = { whole: 0.99, entity: 0.96, longer: 0.91, part: 0.68, step: 0.02 } as const;

function scoreOther(other: string, { index, shorter, isNamed }: OtherPlace, symbols: Symbols): EntryScores {
  const words = splitWords(other).map(foldName);
  const found = scoreExactly(other, words, symbols);
  const folded = words.join("");
  const [isLonger = false, ...isLongerThan] = shorter.map(
    (each) => folded.length > each.length && folded.endsWith(each),
  );
  const step = otherWord.step * index;
  const whole = (isLonger ? otherWord.longer : otherWord.whole) - step;
  const part = otherWord.part - step;
  let best = 0;
  const scores = found.scores.map((score, entry) => {
    if (score === 0) return 0;
    const standing = standingOf(entry, symbols);
    const { depth, label } = symbols.kindOf[entry] ?? {};
    const isWhole = depth === 0 && score - standing >= nameScores.number;
    // Where something has the very name that was asked, only an entity is as likely to be meant by it.
    const ofEntity = isLonger || isLongerThan.includes(true) ? otherWord.entity - step : whole;
    const share = label === "entity" ? ofEntity : isNamed ? Math.min(whole, otherWord.longer) : whole;
    // In which number a thing is called by another word says nothing.
    const named = isWhole ? nameScores.whole * share : (score - standing) * part;
    if (named > best) best = named;
    return named + standing;
  });
  return { scores, best };
}

interface OtherPlace {
  /** Its place among the others. */
  readonly index: number;
  /** What was asked, and all that it may stand for. */
  readonly shorter: readonly string[];
  /** Whether something is called just that. */
  readonly isNamed: boolean;
}

function mergeScores(a: EntryScores, b: EntryScores): EntryScores {
  return {
    scores: a.scores.map((score, entry) => Math.max(score, b.scores[entry] ?? 0)),
    best: Math.max(a.best, b.best),
  };
}

function scoreExactly(text: string, words: readonly string[], symbols: Symbols): EntryScores {
  const fits = words.map((word) => matchWord(word, symbols.names));
  return scoreAll({ text, words, joined: words.join(""), fits }, symbols);
}

function scoreNearly(
  text: string,
  words: readonly string[],
  symbols: Symbols,
  joined: string = words.join(""),
): EntryScores {
  const fits = words.map((word) => matchWord(word, symbols.names));
  for (const [index, word] of words.entries()) {
    const own = fits[index];
    if (own !== undefined) addNear(word, symbols.names, own);
  }
  return scoreAll({ text, words, joined, fits, near: findNearNames(joined, symbols) }, symbols);
}

interface QueryFits {
  readonly text: string;
  readonly words: readonly string[];
  readonly joined: string;
  /** For each word its fits, by name. */
  readonly fits: readonly Uint8Array[];
  /** By name, how far it is from the query, where that is near. */
  readonly near?: ReadonlyMap<number, number>;
}

/** By name, how many of the words it has in some way. */
function countFits(fits: readonly Uint8Array[], names: number): Uint8Array {
  const counts = new Uint8Array(names);
  for (const own of fits) {
    for (let name = 0; name < names; name += 1)
      if ((own[name] ?? fit.none) > fit.none) counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}

function scoreAll(query: QueryFits, symbols: Symbols): EntryScores {
  const { nameOf } = symbols;
  const ofNames = symbols.names.map((_, name) => scoreName(name, query, symbols));
  const counts = countFits(query.words.length < 2 ? [] : query.fits, symbols.names.length);
  const result = new Float32Array(nameOf.length);
  const isProse = query.words.length > 1 && /^[a-z ]+$/.test(query.text);
  let best = 0;
  for (let entry = 0; entry < result.length; entry += 1) {
    const named = ofNames[nameOf[entry] ?? 0] ?? 0;
    const inName = counts[nameOf[entry] ?? 0] ?? 0;
    if (named === 0 && inName === 0 && symbols.kindOf[entry]?.depth !== 0) continue;
    const own = Math.max(limitName(named, entry, query, symbols), scoreAddress(entry, query.joined, symbols));
    const isWhole = own >= nameScores.whole || inName === 0;
    const score = isWhole ? own : Math.max(own, scoreQualified(entry, query, inName, symbols));
    if (score === 0) continue;
    if (score > best) best = score;
    result[entry] = score + standingOf(entry, symbols) + (isProse ? bonusOfProse(score, entry, symbols) : 0);
  }
  return { scores: result, best };
}

/** The score of an entry's name, which is less where the entry is seldom meant by it. */
function limitName(score: number, entry: number, { text, words }: QueryFits, symbols: Symbols): number {
  if (score > nameScores.common && isLessMeant(entry, text, symbols)) return nameScores.common;
  const isHeading = words.length > 1 && symbols.kindOf[entry]?.label === "heading";
  return isHeading ? Math.min(score, nameScores.heading) : score;
}

/** Who writes words apart and in small letters likely wants to read about them. */
function bonusOfProse(score: number, entry: number, { kindOf }: Symbols): number {
  if (kindOf[entry]?.label !== "guide" || score < nameScores.words || score >= nameScores.path) return 0;
  return score < nameScores.number ? proseBonus.title : proseBonus.address;
}

/** Whether a part is seldom meant by its name: it is written in capitals and was asked for in small letters, or the other way round: `API` is no option. */
function isLessMeant(entry: number, text: string, { kindOf, nameOf, names }: Symbols): boolean {
  const { depth, label } = kindOf[entry] ?? {};
  if (depth === 0) return false;
  // The row of a platform says less than the page of its source.
  if (label === "platform") return true;
  const name = names[nameOf[entry] ?? 0]?.name ?? "";
  // Without its dashes, an option of a command is a common word.
  if (name.startsWith("-") && !text.includes("-")) return true;
  const [upper, lower] = [name.toUpperCase(), name.toLowerCase()];
  return (name === upper && text === lower && upper !== lower) || (name === lower && text === upper && upper !== lower);
}

/** The score of a page by the last part of its address, which its author has chosen as its shortest name. */
function scoreAddress(entry: number, joined: string, { kindOf, pageOf, tailOf }: Symbols): number {
  if (kindOf[entry]?.depth !== 0) return 0;
  const tail = tailOf[pageOf[entry] ?? 0] ?? "";
  return tail !== "" && (tail === joined || isOtherNumber(tail, joined)) ? nameScores.number : 0;
}

function scoreName(name: number, { text, words, joined, fits, near }: QueryFits, symbols: Symbols): number {
  const { names } = symbols;
  const folded = names[name]?.folded ?? "";
  if (joined === "" || folded === "") return 0;
  let least: number = fit.whole;
  for (const own of fits) least = Math.min(least, own[name] ?? fit.none);
  // Most names have nothing of a query, and of those few are like it in another way.
  if (least === fit.none && near === undefined) {
    if (isOtherNumber(folded, joined)) return nameScores.number;
    return words.length === 1 && isInitials(joined, names[name]) ? nameScores.initials : 0;
  }
  if (folded === joined) {
    // With its dot, a part of something is meant: `Owner.type` is no owner type.
    const isOfPath = isPath(text) && names[name]?.name.includes(".") !== true;
    return isOfPath ? nameScores.number : nameScores.whole + toBonus(text, names[name]?.name);
  }
  if (isOtherNumber(folded, joined)) return nameScores.number;
  if (words.length === 1 && isInitials(joined, names[name])) return nameScores.initials;
  if (folded.startsWith(joined)) {
    // Two or three capitals are short for something: with a letter more they are short for something else.
    if (isShort(text) && joined.length < 4 && names[name]?.starts.includes(joined.length) !== true) {
      return nameScores.inside + coverage * (joined.length / folded.length);
    }
    const isCompound = words.length > 1 && names[name]?.starts.includes(joined.length) === true;
    return (
      (isCompound ? nameScores.compound : nameScores.start) +
      coverage * (joined.length / folded.length) +
      toBonus(text, names[name]?.name)
    );
  }
  if (words.length > 1 && folded.endsWith(joined)) {
    return nameScores.end + coverage * (joined.length / folded.length);
  }
  const isHead = folded.endsWith(words.at(-1) ?? "") ? headBonus : 0;
  const covered = coverage * Math.min(1, joined.length / folded.length) + isHead;
  if (least >= fit.word) return nameScores.words + covered;
  if (least === fit.inside) return nameScores.inside + (words.length > 1 ? covered / 2 : covered);
  if (near !== undefined && words.length === 1) {
    const quality = abbreviationOf(joined, names[name], symbols);
    if (quality > 0) return quality;
  }
  const distance = near?.get(name);
  if (distance !== undefined) return nameScores.near - distance * 40 + covered / 2;
  return least === fit.near ? nameScores.nearWords + covered : 0;
}

/** Whether one is the plural of the other; two letters are too few to tell it by. */
function isOtherNumber(a: string, b: string): boolean {
  const [one, many] = a.length < b.length ? [a, b] : [b, a];
  if (one.length < 3 || many.length === one.length || many.length > one.length + 2) return false;
  return many === `${one}s` || many === `${one}es` || (one.endsWith("y") && many === `${one.slice(0, -1)}ies`);
}

/** The initials of at least three words; two letters are the beginning of too much. */
function isInitials(joined: string, name: FoldedName | undefined): boolean {
  return name !== undefined && joined.length > 2 && name.starts.length === joined.length && toInitials(name) === joined;
}

function abbreviationOf(joined: string, name: FoldedName | undefined, symbols: Symbols): number {
  if (name === undefined || (toLetters(joined) & ~name.letters) !== 0) return 0;
  const quality = matchAbbreviation(joined, name);
  if (quality === 0 || quality === 1) return Math.round(nameScores.abbreviated * quality);
  const cuts = listCuts(name, readVocabulary(symbols));
  return Math.round(nameScores.abbreviated * Math.max(quality, matchAbbreviation(joined, name, cuts)));
}

/** Where words begin inside of others, as `set` does in `dataset`. */
function listCuts({ folded, starts }: FoldedName, { cutOf }: Vocabulary): readonly number[] {
  return starts.flatMap((start, index) => {
    const cut = cutOf(folded.slice(start, starts[index + 1]));
    return cut === 0 ? [] : [start + cut];
  });
}

function toBonus(text: string, name = ""): number {
  // With its dashes, an option of a command is meant and no other.
  if (text.startsWith("-")) return name.startsWith(text) ? nameScores.asWrittenWhole : 0;
  if (/\p{Ll}_\p{Ll}/u.test(text)) return text === name ? nameScores.asWrittenWhole : 0;
  if (!/\p{Lu}/u.test(text)) return 0;
  if (text === name && /\p{Ll}\p{Lu}/u.test(text)) return nameScores.asWrittenWhole;
  if (text === name) return nameScores.asWrittenWord;
  return name.startsWith(text) ? nameScores.asWritten : 0;
}

/** The score of an entry by its name, which has some of the words, together with what it belongs to. */
function scoreQualified(entry: number, query: QueryFits, inName: number, symbols: Symbols): number {
  const { words, fits } = query;
  const { nameOf, ownerOf, pageOf, firstOf, kindOf, names } = symbols;
  const name = nameOf[entry] ?? 0;
  const first = firstOf[pageOf[entry] ?? 0] ?? entry;
  const labels = [kindOf[entry]?.label ?? "", kindOf[first]?.label ?? ""];
  const owner = ownerOf[entry] ?? entry;
  const last = fits[words.length - 1]?.[name] ?? fit.none;
  const byPath = last < fit.word ? 0 : matchPath(words, listPaths(entry, symbols), names[name]?.folded ?? "");
  if (byPath > 0) return byPath === nameScores.path && isPath(query.text) ? nameScores.pathWritten : byPath;
  let sum = 0;
  let least: number = fit.whole;
  for (const [index, word] of words.entries()) {
    const own = fits[index];
    let best = own?.[name] ?? fit.none;
    if (entry !== owner && best < fit.whole) best = Math.max(best, own?.[nameOf[owner] ?? 0] ?? fit.none);
    if (owner !== first && best < fit.whole) best = Math.max(best, own?.[nameOf[first] ?? 0] ?? fit.none);
    if (best < fit.word && labels.some((label) => labelWords.get(label)?.has(toSingular(word)) === true))
      best = fit.word;
    if (best === fit.none) return 0;
    sum += best;
    least = Math.min(least, best);
  }
  const base =
    least >= fit.word
      ? nameScores.qualified
      : least === fit.inside
        ? nameScores.inside - 40
        : nameScores.nearWords - 40;
  return base + (sum / words.length) * 8 - (words.length - inName) * 10;
}

/** The words of each kind's label, folded. */
const labelWords: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.values(searchKinds).map(({ label }) => [label, new Set(label.split(" ").map(foldName))]),
);

/** What an entry belongs to, folded, from the whole of it to the last of it. */
function listPaths(entry: number, symbols: Symbols): readonly string[] {
  const { names, nameOf, ownerOf, pageOf, firstOf, kindOf } = symbols;
  const page = pageOf[entry] ?? 0;
  const first = firstOf[page] ?? entry;
  const owner = ownerOf[entry] ?? entry;
  const chain = [...new Set([first, owner])].filter((each) => each !== entry);
  const path = chain.map((each) => names[nameOf[each] ?? 0]?.folded ?? "");
  const root = foldName(symbols.namespaceOf(page) || (kindOf[first]?.root ?? ""));
  const whole = [root + path.join(""), path.join(""), path.at(-1) ?? ""];
  return [...whole, ...(isCommand(kindOf[first] ?? searchKinds.page) ? listCommands(chain, symbols) : [])].filter(
    (each) => each !== "",
  );
}

/** Commands as they are called as well: one for those below it, and each without the name of the program. */
function listCommands(chain: readonly number[], { names, nameOf }: Symbols): readonly string[] {
  return chain.flatMap((entry) => {
    const { folded = "", starts = [] } = names[nameOf[entry] ?? 0] ?? {};
    return [folded, folded.slice(starts[1])];
  });
}

/** Whether the words are a path to the name: what it belongs to, whole, and then the name or its beginning. */
function matchPath(words: readonly string[], before: readonly string[], name: string): number {
  for (let cut = 1; cut < words.length; cut += 1) {
    if (!before.includes(words.slice(0, cut).join(""))) continue;
    const rest = words.slice(cut).join("");
    if (rest === name) return nameScores.path;
    if (name.startsWith(rest)) return nameScores.pathStart + coverage * (rest.length / name.length);
  }
  return 0;
}

/** Whether something and a part of it are written as code does. */
function isPath(text: string): boolean {
  return /^\w+\.\w+$/.test(text);
}

function findNearNames(joined: string, { names }: Symbols): ReadonlyMap<number, number> {
  const limit = slipsOf(joined);
  const near = new Map<number, number>();
  if (limit === 0) return near;
  const letters = toLetters(joined);
  for (const [index, { folded, letters: own }] of names.entries()) {
    if (Math.abs(folded.length - joined.length) > limit || !mayBeNear(letters, own, limit)) continue;
    const distance = editDistance(joined, folded, limit);
    if (distance <= limit) near.set(index, distance);
  }
  return near;
}
