import { keyAndRest, plainNumber, frenchAndEnglish } from '#data/line-parts.ts';
import { type DataLine, readOutline, loneText } from '#data/outline.ts';
import type { Labelled } from './labelled.ts';

export type Specialization = Labelled & { readonly parentId: number | null };

/** Families of professions with their professions; a search for a family includes its professions. */
export const specializations: readonly Specialization[] = readOutline('specializations.txt').flatMap((line) => {
  const family = { ...labelledIn(line), parentId: null };
  return [family, ...line.below.map((one) => ({ ...labelledIn(one, loneText(one)), parentId: family.id }))];
});

/** Reads `id: French = English`. */
function labelledIn(line: DataLine, text: string = line.text): Labelled {
  const [id, names] = keyAndRest(line, text);
  return { id: plainNumber(line, id), ...frenchAndEnglish(line, names) };
}
