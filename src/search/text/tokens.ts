import { letterRunAfter, unitsOf } from './letter-runs.ts';
import { isAbbreviation } from './stop-words.ts';
import { wordOf, type Word } from './word.ts';

/** Letters that state who may apply: «(H/F)», «M-F-X», «w/m/d», «F.H.». */
const whoMayApply = /(?<![\p{L}\p{N}])[hfmwdx](?:\s?[/\-_.|]\s?[hfmwdx]){1,2}(?![\p{L}\p{N}])/giu;

/**
 * Feminine and plural endings that follow a point or a stroke or stand in brackets: «ingénieur(e)s»,
 * «développeur·se», «chargé.e», «technicien/ne».
 */
const otherGender =
  /(?<=\p{L}{3})[(·•.\-/‐‑](?:e|es|fe|fes|s|se|ses|le|les|ne|nes|ve|ves|rice|rices|trice|trices|euse|euses|[eè]re|[eè]res)\)?(?:[·•.]?s)?(?![\p{L}\p{N}])/giu;

/**
 * Characters of which each expression above needs at least one. This fast check spares most lines the
 * expressions.
 */
const genderMark = /[(·•./_|\-‐‑]/;

/** Replaces the endings of the other gender by blanks of the same length. */
function blankGenderMarks(text: string): string {
  if (!genderMark.test(text)) return text;
  return text.replace(whoMayApply, blanks).replace(otherGender, blanks);
}

function blanks(found: string): string {
  return ' '.repeat(found.length);
}

/** A word with its position in a text. */
export type Token = {
  readonly written: string;
  /** Index of the word in the text after canonical composition. */
  readonly start: number;
  readonly end: number;
  readonly word: Word;
  /** True for a content word. A stop word counts as one if it is in capitals and may be an abbreviation. */
  readonly speaks: boolean;
  /** True if a comma, a full stop, a bracket or a dash is between this word and the previous word. */
  readonly apart: boolean;
};

/**
 * Splits a text into its words. «.NET», «C++», «R&D», «V.I.E.» and «e-commerce» are one word each. Elisions
 * and gender marks are no words.
 */
export function tokensOf(text: string): readonly Token[] {
  const line = blankGenderMarks(text.normalize('NFC'));
  const tokens: Token[] = [];
  let end = 0;
  const units = unitsOf(line);
  for (let piece = pieceAfter(line, units, 0); piece !== null; piece = pieceAfter(line, units, end)) {
    const { written, start } = piece;
    const between = start === end + 1 && units[end] === blank ? ' ' : line.slice(end, start);
    end = start + written.length;
    const word = wordOf(written);
    if (isElided(word, between, line.charAt(end)) || isOtherGender(word, between, tokens.at(-1)?.word)) continue;
    tokens.push({
      written,
      start,
      end,
      word,
      speaks: speaks(word, written),
      apart: between !== ' ' && parting.test(between),
    });
  }
  return tokens;
}

const blank = 0x20;

type Piece = { readonly written: string; readonly start: number };

/** Finds the next run of letters and figures, with the marks that belong to the run. */
function pieceAfter(line: string, units: Uint16Array, from: number): Piece | null {
  const found = letterRunAfter(line, units, from);
  if (found === null) return null;
  const { start, end } = found;
  const letters = line.slice(start, end);
  if (letters.length === 3 && line.charAt(start - 1) === '.' && isDotNet(line, start))
    return { written: '.net', start: start - 1 };
  if (!mayGoOn(line, end)) return { written: letters, start };
  special.lastIndex = start;
  return { written: special.exec(line)?.[0] ?? letters, start };
}

/** Tells if the characters after a run may belong to the same word, as the expression `special` defines. */
function mayGoOn(line: string, end: number): boolean {
  return goingOn.has(line.charAt(end)) || line.startsWith(' & ', end);
}

const goingOn: ReadonlySet<string> = new Set('&.-‐‑+#');
const special =
  /\p{L}{1,2}&\p{L}{1,2}(?![\p{L}\p{N}])|\p{L} & \p{L}(?![\p{L}\p{N}])|(?:\p{L}\.){2,6}\p{L}?(?![\p{L}\p{N}])|[eE][-‐‑]\p{L}[\p{L}\p{N}\p{M}]*|[\p{L}\p{N}\p{M}]+(?:\+\+|#)/uy;

function isDotNet(line: string, index: number): boolean {
  return line.slice(index, index + 3).toLowerCase() === 'net' && !/[\p{L}\p{N}]/u.test(line.charAt(index - 2));
}

const parting = /[,;:!?()[\]|•·\n"«»“”]|\.\s|\s[-–—]\s/;

/** Tells if a run is an elision or contraction: «l’» of «l’industrie», «’s» of «company’s». */
function isElided(word: Word, before: string, after: string): boolean {
  if (apostrophes.has(after)) return elisions.has(word.folded);
  return before.length === 1 && apostrophes.has(before) && contractions.has(word.folded);
}

const apostrophes: ReadonlySet<string> = new Set("'’ʼ");
const elisions: ReadonlySet<string> = new Set('c d j l m n s t qu lorsqu puisqu'.split(' '));
const contractions: ReadonlySet<string> = new Set('s t d m re ve ll'.split(' '));

/** Tells if a word is the other gender of the previous word: «directeur/directrice» is one word. */
function isOtherGender(word: Word, before: string, last: Word | undefined): boolean {
  return last !== undefined && word !== last && word.level === last.level && genderStrokes.has(before.trim());
}

const genderStrokes: ReadonlySet<string> = new Set('/(|');

function speaks(word: Word, written: string): boolean {
  return !word.isStop || (isAbbreviation(word.folded) && written === written.toUpperCase());
}

/** Returns the words from a given word to the next separator, at most as many as the longest name has. */
export function wordsTogether(tokens: readonly Token[], from: number): readonly Token[] {
  const part = tokens.slice(from, from + maxNameLength);
  const end = part.findIndex(({ apart }, at) => at > 0 && apart);
  return end < 0 ? part : part.slice(0, end);
}

/** Limit of words in a name. «Ministère de l’Europe et des affaires étrangères» has seven. */
const maxNameLength = 12;
