import type { Labelled } from './labelled.ts';

/** The eight geographic zones of the programme, with the ids of the public offers API. */
export const zones: readonly Labelled[] = [
  { id: 1, fr: 'Afrique subsaharienne', en: 'Sub-Saharan Africa' },
  { id: 2, fr: 'Amérique du Nord', en: 'North America' },
  { id: 3, fr: 'Amérique latine', en: 'Latin America' },
  { id: 4, fr: 'Asie et Pacifique', en: 'Asia and Pacific' },
  { id: 5, fr: 'Europe occidentale', en: 'Western Europe' },
  { id: 6, fr: 'Europe centrale et orientale', en: 'Central and Eastern Europe' },
  { id: 7, fr: 'Afrique du Nord', en: 'North Africa' },
  { id: 8, fr: 'Proche et Moyen-Orient', en: 'Near and Middle East' },
];
