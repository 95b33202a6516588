/** Marks that are nothing else than bullets, wherever they stand. */
export const bullets = '•▪■□●○◦‣◆◇❖➢➤►▸▶✓✔✅☑🔹🔸🔷🔶👉';

/** Marks that are also something else: only several together, or one that opens a list, are bullets. */
const families = ['-–—', '>', '*', '·', '→➔➜➡'];

const bullet = new RegExp(`\\s+(?=[${bullets}]\\ufe0f?\\s*\\S)|(?<=\\S)(?=[${bullets}]\\ufe0f?\\s+\\S)`, 'u');
const marks = families.map((family) => new RegExp(`(?:^|\\s+)[${family}]{1,2}\\ufe0f?\\s+(?=\\S)`, 'gu'));

// A picture in front of a capital opens a thought; it is the author's, and stays.
const picture = /(?:^|\s+)(?=\p{Emoji_Presentation}\s*\p{Lu})/gu;

/**
 * Sources that lose their line breaks leave lists inside a line: «Vos missions : - Suivre - Vendre». Splits
 * such a line in front of each mark, and of each of several pictures; a line that is plainly no list stays
 * whole.
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
  /** What stands in front: the start of the line, a colon, the end of a sentence, or none of them. */
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

/** How many marks make a list, by what stands in front of the first. */
const least = { start: 3, colon: 1, sentence: 2, words: 3 } as const;

function listMarks(line: string, found: readonly Mark[]): readonly Mark[] {
  const capitals = found.filter(({ before }) => before === 'capital');
  const loose = capitals.length >= least.words && saysEnough(line, capitals.length) ? capitals : [];
  const opened = openedMarks(found);
  return opened.length >= loose.length ? opened : loose;
}

/** A list that opens in lower case goes on so; one that opens with a capital keeps its inner dashes. */
function openedMarks(found: readonly Mark[]): readonly Mark[] {
  const opening = found.findIndex(({ after }) => after !== 'words');
  const first = found[opening];
  if (!first) return [];
  const listed = found.slice(opening);
  const own = first.before === 'capital' ? listed.filter(({ before }) => before === 'capital') : listed;
  return own.length >= least[first.after] ? own : [];
}

/** «Paris - Lyon - Nice - Lille» is no list of duties. */
function saysEnough(line: string, parts: number): boolean {
  return line.split(/\s+/).length / (parts + 1) > 3;
}
