import { listedNames, plainNumber, frenchAndEnglish } from '#data/line-parts.ts';
import { type DataLine, readOutline, loneText, wrongLine } from '#data/outline.ts';
import type { Label } from '#reference/labelled.ts';

/** Invented company as its file describes it. */
export type InventedCompany = {
  readonly name: string;
  readonly sectorId: number;
  readonly sizeId: number;
  /** Completes «X est …» and “X is …”. */
  readonly activity: Label;
};

/**
 * Words of the file for the size of a company, with the ids that the reference tables use for these sizes.
 */
const sizes: ReadonlyMap<string, number> = new Map([
  ['start-up', 1],
  ['mid-size', 2],
  ['large', 3],
  ['public body', 4],
]);

export const inventedCompanies: readonly InventedCompany[] = readOutline('demo/companies.txt').flatMap((sector) => {
  const sectorId = plainNumber(sector, sector.text);
  const activities = new Map(sector.below.flatMap((line) => activityIn(line) ?? []));
  const companies = sector.below.filter((line) => activityIn(line) === null);
  return companies.map((line) => ({ sectorId, ...companyIn(line, activities) }));
});

/**
 * Reads a line `a: French = English`, which describes an activity; null for a line that describes a company.
 */
function activityIn(line: DataLine): [letter: string, activity: Label][] | null {
  const [, letter, text] = /^([a-z]): (.*)$/.exec(loneText(line)) ?? [];
  return letter === undefined ? null : [[letter, frenchAndEnglish(line, text)]];
}

/** Reads `name, size, letter`. */
function companyIn(line: DataLine, activities: ReadonlyMap<string, Label>): Omit<InventedCompany, 'sectorId'> {
  const [name = '', size = '', letter = '', ...others] = listedNames(line.text);
  const sizeId = sizes.get(size);
  const activity = activities.get(letter);
  if (sizeId === undefined)
    throw wrongLine(line, `«name, size, letter», with a size of ${[...sizes.keys()].join(', ')}`);
  if (activity === undefined || others.length > 0) throw wrongLine(line, '«name, size, letter of an activity above»');
  return { name, sizeId, activity };
}
