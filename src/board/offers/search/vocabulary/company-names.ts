import { groupsAtWork } from './groups-at-work.ts';
import { groupsOfConsumers } from './groups-of-consumers.ts';
import { groupsOfServices } from './groups-of-services.ts';

/** A company or group under its daily, former and short names, and how the names of its companies begin. */
export type CompanyNames = {
  readonly names: readonly string[];
  /** First words of names: «AIRBUS» is the house of AIRBUS HELICOPTERS. A name is a house too. */
  readonly houses: readonly string[];
};

/** Groups that send people abroad, for those who search them under another name than the offer’s. */
export const companyNames: readonly CompanyNames[] = [...groupsAtWork, ...groupsOfConsumers, ...groupsOfServices].map(
  ([names, houses = '']) => ({
    names: names.split(/,\s+/),
    houses: houses === '' ? [] : houses.split(/,\s+/),
  }),
);
