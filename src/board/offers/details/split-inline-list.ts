/** Characters that are always bullets. */
export const bullets = '•▪■□●○◦‣◆◇❖➢➤►▸▶✓✔✅☑🔹🔸🔷🔶👉';

/** Characters that also have other uses. They count as bullets only if they are repeated or begin a list. */
const families = ['-–—', '>', '*', '·', '→➔➜➡'];

// Matches only from the first blank of a gap, because matching from each blank takes quadratic time.
const gap = '(?<!\\s)\\s+';
const bullet = new RegExp(`${gap}(?=[${bullets}]\\ufe0f?\\s*\\S)|(?<=\\S)(?=[${bullets}]\\ufe0f?\\s+\\S)`, 'u');
const marks = families.map((family) => new RegExp(`(?:^|${gap})[${family}]{1,2}\\ufe0f?\\s+(?=\\S)`, 'gu'));

// Finds an emoji before a capital letter, which begins a new line. The emoji stays in the text, because the
// author chose it.
const picture = new RegExp(`(?:^|${gap})(?=\\p{Emoji_Presentation}\\s*\\p{Lu})`, 'gu');

/**
 * Splits a list within a line at its marks and at repeated emojis. Other lines stay whole. Such lists occur
 * when a source loses line breaks: «Vos missions : - Suivre - Vendre».
 */
export function splitInlineList(line: string): string[] {
  return line
    .trim()
    .split(bullet)
    .flatMap(splitAtPictures)
    .flatMap((part) => marks.reduce<string[]>((parts, mark) => parts.flatMap((one) => splitAt(one, mark)), [part]));
}

function splitAtPictures(line: string): string[] {
  return (line.match(picture) ?? []).length > 1 ? line.split(picture).filter((part) => part !== '') : [line];
}

type Mark = {
  readonly at: number;
  /** Kind of text before the mark: start of the line, a colon, the end of a sentence, or other words. */
  readonly after: 'start' | 'colon' | 'sentence' | 'words';
  readonly before: 'capital' | 'letter' | 'other';
};

function splitAt(line: string, mark: RegExp): string[] {
  const found = [...line.matchAll(mark)].map((match) => markOf(line, match.index, match[0]));
  const chosen = listMarks(line, found).filter(({ at }) => at > 0);
  const starts = [0, ...chosen.map(({ at }) => at)];
  return starts.map((start, index) => line.slice(start, starts[index + 1]).trim());
}

function markOf(line: string, at: number, text: string): Mark {
  const next = line.slice(at + text.length, at + text.length + 2);
  const last = line.slice(Math.max(0, at - 1), at);
  return {
    at,
    after: at === 0 ? 'start' : last === ':' ? 'colon' : /[.!?;…]/.test(last) ? 'sentence' : 'words',
    before: /^\p{Lu}/u.test(next) ? 'capital' : /^\p{L}/u.test(next) ? 'letter' : 'other',
  };
}

/** Minimum number of marks in a list. It depends on the text before the first mark. */
const least = { start: 3, colon: 1, sentence: 2, words: 3 } as const;

function listMarks(line: string, found: readonly Mark[]): readonly Mark[] {
  const capitals = found.filter(({ before }) => before === 'capital');
  const loose = capitals.length >= least.words && saysEnough(line, capitals.length) ? capitals : [];
  const opened = openedMarks(found);
  return opened.length >= loose.length ? opened : loose;
}

/**
 * Returns the marks that begin items. The items of a list all begin in lower case, or all with a capital
 * letter. Dashes inside the items therefore stay.
 */
function openedMarks(found: readonly Mark[]): readonly Mark[] {
  const opening = found.findIndex(({ after }) => after !== 'words');
  const first = found[opening];
  if (!first) return [];
  const listed = found.slice(opening);
  const own = first.before === 'capital' ? listed.filter(({ before }) => before === 'capital') : listed;
  return own.length >= least[first.after] ? own : [];
}

/** False for a list of short names: «Paris - Lyon - Nice - Lille» is not a list of duties. */
function saysEnough(line: string, parts: number): boolean {
  return line.split(/\s+/).length / (parts + 1) > 3;
}
