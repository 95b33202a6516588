import { dataText } from './texts.ts';

/** A line of a data file, and the lines indented below it. */
export type DataLine = {
  readonly path: string;
  readonly number: number;
  readonly text: string;
  readonly below: readonly DataLine[];
};

type Draft = Omit<DataLine, 'below'> & { readonly below: Draft[] };

/**
 * Reads a data file. Two more spaces of indentation put a line below the previous line. Empty lines and
 * lines that begin with # are skipped.
 */
export function readOutline(path: string): readonly DataLine[] {
  return outlineOf(path, dataText(path));
}

/** Reads a data file without indentation. @throws for an indented line */
export function readLines(path: string): readonly DataLine[] {
  const lines = readOutline(path);
  for (const line of lines) loneText(line);
  return lines;
}

/** Returns the text of a line that has no lines below it. */
export function loneText(line: DataLine): string {
  const [first] = line.below;
  if (first !== undefined) throw wrongLine(first, `nothing below «${line.text}»`);
  return line.text;
}

/** Finds a comma that is not followed by exactly one space and a name. */
const looseComma = /,(?! [^ ])/;

/** @throws for a wrong comma, and if the indentation of a line is not a multiple of two spaces or too deep */
export function outlineOf(path: string, written: string): readonly DataLine[] {
  const text = written.replaceAll('\r', '');
  // Checks the whole text at once, which is cheaper than checking each line.
  const isTidy = !looseComma.test(text);
  const top: Draft[] = [];
  const open: Draft[][] = [top];
  let deepest = 0;
  let number = 0;
  for (const whole of text.split('\n')) {
    number += 1;
    const margin = marginOf(whole);
    if (margin === whole.length || whole[margin] === '#') continue;
    const line: Draft = { path, number, text: whole.slice(margin), below: [] };
    if (!isTidy && looseComma.test(line.text)) throw wrongLine(line, 'one blank and a name after each comma');
    const depth = margin / 2;
    const siblings = depth > deepest ? undefined : open[depth];
    if (siblings === undefined) throw wrongLine(line, 'each line at most two blanks further in than the line above it');
    siblings.push(line);
    deepest = depth + 1;
    open[deepest] = line.below;
  }
  return top;
}

/** Counts the spaces at the beginning of a line. */
function marginOf(line: string): number {
  let margin = 0;
  while (line[margin] === ' ') margin += 1;
  return margin;
}

/** Returns the error for a line that its loader cannot read. */
export function wrongLine({ path, number, text }: DataLine, expected: string): Error {
  return new Error(`src/data/${path}, line ${number}: expected ${expected}, got «${text}»`);
}
