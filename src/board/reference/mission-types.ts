import type { Labelled } from './labelled.ts';

/** In a company (V.I.E.) or in an administration (V.I.A.); the public offers API knows no type 2. */
export const missionTypes: readonly Labelled[] = [
  { id: 1, fr: 'V.I.E.', en: 'V.I.E.' },
  { id: 3, fr: 'V.I.A.', en: 'V.I.A.' },
];
