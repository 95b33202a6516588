import type { Labelled } from './labelled.ts';

/** Study levels in ascending order. The rank of a level is its place in this list, not its id. */
export const studyLevels: readonly Labelled[] = [
  { id: 6, fr: 'Avant le bac', en: 'Below high school diploma' },
  { id: 1, fr: 'Bac', en: 'High school diploma' },
  { id: 7, fr: 'Bac +1', en: '1 year of higher education' },
  { id: 2, fr: 'Bac +2', en: '2 years of higher education' },
  { id: 8, fr: 'Bac +3', en: '3 years of higher education (bachelor)' },
  { id: 3, fr: 'Bac +4', en: '4 years of higher education' },
  { id: 4, fr: 'Bac +5 et plus', en: '5 years of higher education or more (master)' },
];
