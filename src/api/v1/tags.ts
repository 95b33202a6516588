import type { Label } from '#reference/labelled.ts';

/** Sections of the document, in order. */
export const tags = {
  offers: { en: 'Offers', fr: 'Offres' },
  search: { en: 'Help with searching', fr: 'Aide à la recherche' },
  destinations: { en: 'Destinations', fr: 'Destinations' },
  companies: { en: 'Companies', fr: 'Entreprises' },
  reference: { en: 'Reference values', fr: 'Valeurs de référence' },
  webhooks: { en: 'Webhooks', fr: 'Webhooks' },
  operators: { en: 'For operators', fr: 'Pour les exploitants' },
} as const satisfies Record<string, Label>;

export type TagName = keyof typeof tags;
