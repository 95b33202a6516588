import type { Locale } from '#words/locale.ts';

/** The head of the document. */
export function introduction(locale: Locale): object {
  return { title: titles[locale], version: '1.0.0', description: descriptions[locale] };
}

const titles = {
  en: 'Mon Volontariat International: the board for programs',
  fr: 'Mon Volontariat International : le tableau des offres pour les programmes',
};

const descriptions = {
  en: 'Every open V.I.E. and V.I.A. offer, its search, and all that changes. No key is needed to read.',
  fr: 'Toutes les offres de V.I.E. et de V.I.A. ouvertes, leur recherche, et tout ce qui change. Aucune clé n’est demandée pour lire.',
};
