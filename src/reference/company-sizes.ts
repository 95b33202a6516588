import type { Labelled } from './labelled.ts';

/** Sizes of companies; the fourth is a public body, which hosts administrative missions (V.I.A.). */
export const companySizes: readonly Labelled[] = [
  { id: 1, fr: 'Start-up', en: 'Start-up' },
  { id: 2, fr: 'PME et ETI', en: 'Small and mid-size company' },
  { id: 3, fr: 'Grande entreprise', en: 'Large company' },
  { id: 4, fr: 'Organisme public', en: 'Public body' },
];
