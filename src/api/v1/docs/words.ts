import type { Locale } from '#words/locale.ts';

/** What the page says around what the endpoints say of themselves. */
export const words = {
  en: {
    title: 'The board for programs',
    lead: 'Every open V.I.E. and V.I.A. offer, its search, and all that changes, as JSON. No key is needed to read.',
    site: 'The site',
    other: '/api/docs?lang=fr',
    otherLocale: 'fr',
    language: 'Lire en français',
    document: 'OpenAPI 3.1 document',
    contents: 'Contents',
    key: 'Needs an API key that allows',
    statuses: 'Statuses:',
    answer: 'The answer, as JSON Schema',
    errors: 'Errors',
    errorsLead:
      'Problem details (RFC 9457): code never changes, errors names each field and what is expected there, requestId finds the request in our logs.',
  },
  fr: {
    title: 'Le tableau des offres pour les programmes',
    lead: 'Toutes les offres de V.I.E. et de V.I.A. ouvertes, leur recherche et tout ce qui change, en JSON. Aucune clé n’est demandée pour lire.',
    site: 'Le site',
    other: '/api/docs?lang=en',
    otherLocale: 'en',
    language: 'Read in English',
    document: 'Document OpenAPI 3.1',
    contents: 'Sommaire',
    key: 'Demande une clé d’API qui permet',
    statuses: 'Statuts\u00a0:',
    answer: 'La réponse, en JSON Schema',
    errors: 'Erreurs',
    errorsLead:
      'Détails d’un problème (RFC 9457)\u00a0: code ne change jamais, errors nomme chaque champ et ce qui y est attendu, requestId retrouve la demande dans nos journaux.',
  },
} as const satisfies Record<Locale, Record<string, string>>;
