import { cleanLine, comparable } from './clean-text.ts';
import { removeGenderMarks } from './gender-marks.ts';
import type { ProperNouns } from './proper-nouns.ts';
import { fixedForm, lowerForm } from './title-words.ts';

/**
 * Returns a title as it is shown, without gender marks. A title in capitals becomes a sentence that keeps
 * acronyms (`INGENIEUR QUALITE SAP` → `Ingénieur qualité SAP`) and the names of places. A title in mixed case
 * stays as written.
 * @param places names of the offer's own city, which `properNouns` may lack
 * @returns `''` if the title had only marks
 */
export function cleanTitle(raw: string, properNouns: ProperNouns, places: readonly string[] = []): string {
  const title = removeGenderMarks(cleanLine(raw));
  const own = new Map(places.map((place) => [comparable(place), place]));
  const nameOf = (name: string) => properNouns.get(name) ?? own.get(name);
  return capitalised(isShouted(title) ? inSentenceCase(title, nameOf) : withQuietStart(withQuietNames(title, nameOf)));
}

/**
 * Capitalises places as names, because titles in mixed case often have only the place in capitals:
 * `Responsable des vergers - GHANA`.
 */
function withQuietNames(title: string, nameOf: NameOf): string {
  return title.replace(/\p{Lu}{5,}/gu, (word) => (isAcronym(word) ? word : (nameOf(comparable(word)) ?? word)));
}

/** Handles a title in mixed case whose first word is in capitals: `FORMATEUR(TRICE) - Philadelphia`. */
function withQuietStart(title: string): string {
  const first = wordsOf(title)[0];
  if (!first || first.start > 0 || first.text.length < 6 || !isCapitals(first.text) || isAcronym(first.text))
    return title;
  const end = /^\(\p{Lu}+\)/u.exec(title.slice(first.end))?.[0] ?? '';
  return capitalised(lowerForm(first.text, true)) + end.toLowerCase() + title.slice(first.end + end.length);
}

type Word = { readonly text: string; readonly start: number; readonly end: number };
const wordShape = /(?:\p{Lu}\.){2,}\p{Lu}?|\p{Lu}{1,3}&\p{Lu}{1,3}(?!\p{L})|[\p{L}\p{N}]+/gu;

function wordsOf(title: string): Word[] {
  return [...title.matchAll(wordShape)].map((match) => ({
    text: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }));
}

function isCapitals(text: string): boolean {
  return text === text.toUpperCase() && text !== text.toLowerCase();
}

/**
 * Tells if a title is in capitals: at least half of the letters of its longer words are in words in capitals.
 * Acronyms do not count.
 */
function isShouted(title: string): boolean {
  const longer = wordsOf(title).filter(({ text }) => text.length > 3 && !isAcronym(text));
  const judged = longer.length > 0 ? longer : wordsOf(title).filter(({ text }) => text.length > 1 && !isAcronym(text));
  return judged.length > 0 && letters(judged.filter(({ text }) => isCapitals(text))) * 2 >= letters(judged);
}

function letters(words: readonly Word[]): number {
  return words.reduce((sum, { text }) => sum + text.length, 0);
}

function isAcronym(text: string): boolean {
  return /[.&]/.test(text) || fixedForm(text) !== undefined;
}

type NameOf = (comparableName: string) => string | undefined;

function inSentenceCase(title: string, nameOf: NameOf): string {
  const words = wordsOf(title);
  const french = isFrenchTitle(words);
  let result = '';
  let at = 0;
  for (let index = 0; index < words.length;) {
    const { length, text } = formAt(words, index, title, nameOf, french);
    const first = words[index];
    const last = words[index + length - 1];
    if (!first || !last) break;
    const gap = title.slice(at, first.start);
    result += gap + (startsSegment(gap) ? capitalised(text) : text);
    at = last.end;
    index += length;
  }
  return result + title.slice(at);
}

/**
 * Tells if a new part of the title begins here: at the start of the title, and after a dash or a bar between
 * blanks.
 */
function startsSegment(gap: string): boolean {
  return /\s[-–—|]\s/.test(gap);
}

function formAt(
  words: readonly Word[],
  index: number,
  title: string,
  nameOf: NameOf,
  french: boolean,
): { length: number; text: string } {
  for (let length = Math.min(5, words.length - index); length > 0; length -= 1) {
    const span = words.slice(index, index + length);
    const name = nameOf(span.map(({ text }) => comparable(text)).join(' '));
    if (name !== undefined && span.every(({ text }) => isCapitals(text))) return { length, text: name };
  }
  const word = words[index];
  return { length: 1, text: word ? wordForm(word, title, french) : '' };
}

function wordForm({ text, start, end }: Word, title: string, french: boolean): string {
  const isState = text.length === 2 && /\p{L}, $/u.test(title.slice(0, start));
  if (!isCapitals(text) || /[.&]/.test(text) || isState) return text;
  if (text.length === 1) return singleLetter(text, title.slice(0, start), french);
  const isFeminineMark =
    /[(.·]$/.test(title.slice(0, start)) &&
    /^[).·]?/.test(title.slice(end)) &&
    /^(NE|SE|FE|RE|LE|TE|EUSE|TRICE|IERE|ÈRE|ES|S)$/.test(text);
  if (isFeminineMark) return text.toLowerCase();
  if (/^CHARG[EÉ]E?$/.test(text)) return text.length === 7 || /^CHARG.E$/.test(text) ? 'chargée' : 'chargé';
  return fixedForm(text) ?? lowerForm(text, french);
}

/**
 * Returns a single letter in its proper case. `(E)`, `D'`, `A` and `À` become lower case; a letter that names
 * something (plan B, langage C) stays.
 */
function singleLetter(letter: string, before: string, french: boolean): string {
  if (/[(.·]$/.test(before)) return letter.toLowerCase();
  if (letter === 'A') return french ? 'à' : 'a';
  return /[DLNSJÀYEO]/.test(letter) ? letter.toLowerCase() : letter;
}

const frenchWords =
  /^(DE|DU|DES|D|L|ET|EN|LE|LA|LES|AU|AUX|POUR|CHEF|CHARGE|CHARGÉ|CHARGÉE|INGENIEUR|INGÉNIEUR|TECHNICIEN|RESPONSABLE|CONTROLEUR|ACHETEUR|DEVELOPPEUR)$/;

function isFrenchTitle(words: readonly Word[]): boolean {
  return words.some(
    ({ text }) =>
      frenchWords.test(text) ||
      /[ÉÈÊÀÇÔÎ]/.test(text) ||
      (lowerForm(text, false) !== text.toLowerCase() && isCapitals(text)),
  );
}

function capitalised(text: string): string {
  return text.replace(
    /^([^\p{L}\p{N}]*)(\p{Ll})(?!\p{Lu})/u,
    (_whole, before: string, letter: string) => before + letter.toUpperCase(),
  );
}
