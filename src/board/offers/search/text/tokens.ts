import { withoutGenderMarks } from './gender-marks.ts';
import { isAbbreviation } from './silent-words.ts';
import { wordOf, type Word } from './word.ts';

/** A word where it stands in a text. */
export type Token = {
  readonly written: string;
  /** Of the text in canonical composition. */
  readonly start: number;
  readonly end: number;
  readonly word: Word;
  /** It says something: no silent word, or one in capitals that is an abbreviation. */
  readonly speaks: boolean;
  /** A comma, a full stop, a bracket or a dash parts it from the word before. */
  readonly apart: boolean;
};

/**
 * The words of a text in their order: «.NET», «C++», «R&D», «V.I.E.» and «e-commerce» are one each, elisions
 * and marks of gender are none.
 */
export function tokensOf(text: string): readonly Token[] {
  const line = withoutGenderMarks(text.normalize('NFC'));
  const tokens: Token[] = [];
  let end = 0;
  for (let piece = pieceAfter(line, 0); piece !== null; piece = pieceAfter(line, end)) {
    const { written, start } = piece;
    const between = line.slice(end, start);
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

type Piece = { readonly written: string; readonly start: number };

/** The next run of letters and figures, with the marks that belong to it. */
function pieceAfter(line: string, end: number): Piece | null {
  run.lastIndex = end;
  const found = run.exec(line);
  if (found === null) return null;
  const [letters] = found;
  const { index } = found;
  if (letters.length === 3 && line.charAt(index - 1) === '.' && isDotNet(line, index))
    return { written: '.net', start: index - 1 };
  if (letters.length <= 2 || closing.test(line.charAt(index + letters.length))) {
    special.lastIndex = index;
    return { written: special.exec(line)?.[0] ?? letters, start: index };
  }
  return { written: letters, start: index };
}

const run = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu;
const closing = /[+#]/;
const special =
  /\p{L}{1,2}&\p{L}{1,2}(?![\p{L}\p{N}])|\p{L} & \p{L}(?![\p{L}\p{N}])|(?:\p{L}\.){2,6}\p{L}?(?![\p{L}\p{N}])|[eE][-‐‑]\p{L}[\p{L}\p{N}\p{M}]*|[\p{L}\p{N}\p{M}]+(?:\+\+|#)/uy;

function isDotNet(line: string, index: number): boolean {
  return line.slice(index, index + 3).toLowerCase() === 'net' && !/[\p{L}\p{N}]/u.test(line.charAt(index - 2));
}

const parting = /[,;:!?()[\]|•·\n"«»“”]|\.\s|\s[-–—]\s/;

/** «l’» of «l’industrie», «’s» of «company’s». */
function isElided(word: Word, before: string, after: string): boolean {
  if (apostrophes.has(after)) return elisions.has(word.folded);
  return before.length === 1 && apostrophes.has(before) && contractions.has(word.folded);
}

const apostrophes: ReadonlySet<string> = new Set("'’ʼ");
const elisions: ReadonlySet<string> = new Set('c d j l m n s t qu jusqu lorsqu puisqu'.split(' '));
const contractions: ReadonlySet<string> = new Set('s t d m re ve ll'.split(' '));

/** «directeur/directrice»: one word in both genders. */
function isOtherGender(word: Word, before: string, last: Word | undefined): boolean {
  return genderStrokes.has(before.trim()) && last !== undefined && word.level === last.level && word !== last;
}

const genderStrokes: ReadonlySet<string> = new Set('/(|');

function speaks(word: Word, written: string): boolean {
  return !word.silent || (isAbbreviation(word.folded) && written === written.toUpperCase());
}

/** The words from one on, up to the next sign that parts words; no name has more. */
export function wordsTogether(tokens: readonly Token[], from: number): readonly Token[] {
  const part = tokens.slice(from, from + longestName);
  const end = part.findIndex(({ apart }, at) => at > 0 && apart);
  return end < 0 ? part : part.slice(0, end);
}

/** In words: «Ministère de l’Europe et des affaires étrangères» has seven. */
const longestName = 12;
