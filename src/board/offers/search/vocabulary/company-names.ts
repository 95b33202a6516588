import { employers } from './employers.ts';
import { groupsAtWork } from './groups-at-work.ts';
import { groupsOfConsumers } from './groups-of-consumers.ts';
import { groupsOfServices } from './groups-of-services.ts';

/** A company or group under its daily, former and short names, and how the names of its companies begin. */
export type CompanyNames = {
  readonly names: readonly string[];
  /** First words of names: «AIRBUS» is the house of AIRBUS HELICOPTERS. A name is a house too. */
  readonly houses: readonly string[];
  /** The id of the entry of the thesaurus that says what it is in. */
  readonly field: string;
};

const groups = [groupsAtWork, groupsOfConsumers, groupsOfServices]
  .flatMap((some) => Object.entries(some))
  .flatMap(([field, lines]) =>
    lines.map(([names, houses = '']) => ({ names: listed(names), houses: listed(houses), field })),
  );

/** Who sends people abroad, for those who search under another name than the offer’s, or before it. */
export const companyNames: readonly CompanyNames[] = [
  ...groups,
  ...Object.entries(employers).flatMap(([field, names]) =>
    listed(names).map((name) => ({ names: [name], houses: [], field })),
  ),
];

function listed(line: string): readonly string[] {
  return line === '' ? [] : line.split(/,\s+/);
}
