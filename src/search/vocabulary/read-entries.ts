import { listedNames } from '#data/line-parts.ts';
import { type DataLine, readOutline, loneText, wrongLine } from '#data/outline.ts';
import type { ConceptEntry } from './entry.ts';

/**
 * Reads concepts from a file: an id, the names below it, then `kind of:` and `near:` with ids of other
 * concepts.
 */
export function readEntries(path: string): readonly ConceptEntry[] {
  return entriesIn(readOutline(path));
}

export function entriesIn(lines: readonly DataLine[]): readonly ConceptEntry[] {
  return lines.map(entryIn);
}

function entryIn(line: DataLine): ConceptEntry {
  let equal: string[] = [];
  let kindOf: readonly string[] | undefined;
  let near: readonly string[] | undefined;
  let isIndustry = false;
  for (const below of line.below) {
    const text = loneText(below);
    if (near !== undefined) throw wrongLine(below, 'nothing after «near: …»');
    if (text.startsWith('near: ')) near = listedNames(text.slice('near: '.length));
    else if (kindOf !== undefined) throw wrongLine(below, 'nothing but «near: …» after «kind of: …»');
    else if (text === 'an industry' && equal.length > 0 && kindOf === undefined) isIndustry = true;
    else if (text.startsWith('kind of: ')) kindOf = listedNames(text.slice('kind of: '.length));
    else if (text.includes(':')) throw wrongLine(below, 'names, «kind of: …» or «near: …»');
    else equal = equal.concat(listedNames(text));
  }
  if (equal.length === 0) throw wrongLine(line, 'an id with names below it');
  const id = idIn(line);
  const named = { id, equal, ...(isIndustry && { isIndustry }) };
  if (near === undefined && kindOf === undefined) return named;
  return { ...named, kindOf: kindOf ?? [], near: [...(kindOf ?? []), ...(near ?? [])] };
}

function idIn(line: DataLine): string {
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(line.text)) throw wrongLine(line, 'an id of small letters, digits and hyphens');
  return line.text;
}
