import { matchPath } from 'react-router';
import { createTranslator } from 'use-intl/core';
import { languages, type Locale } from '#words/locale.ts';
import { messages as english } from '#words/messages.en.ts';
import { messages as french } from '#words/messages.fr.ts';
import type { Drawn, Pictured } from './drawn.ts';
import { drawCompany } from './draw-company.ts';
import { drawCountry, drawNews, drawPage } from './draw-documents.ts';
import { drawOffer } from './draw-offer.ts';

/** Loads the content of a page's picture; null if the page does not exist. */
type Subject = (asked: Pictured) => Promise<Drawn | null>;

type Words = { readonly kind: string; readonly title: string };

const words = {
  fr: createTranslator({ locale: languages.fr.intl, messages: french }),
  en: createTranslator({ locale: languages.en.intl, messages: english }),
};

const fixed =
  (said: (t: (typeof words)[Locale]) => Words): Subject =>
  async ({ locale }) =>
    said(words[locale]);

/**
 * Loads the picture's content for each screen that has `picture` in its handle, by pattern. Exact patterns
 * come first.
 */
export const subjects: Readonly<Record<string, Subject>> = {
  '/': fixed((t) => ({ kind: t('home.eyebrow'), title: t('home.title') })),
  '/offres': fixed((t) => ({ kind: t('home.eyebrow'), title: t('search.metaTitle') })),
  '/offres/recherche': fixed((t) => ({ kind: t('search.title'), title: t('search.metaTitle') })),
  '/offres/carte': fixed((t) => ({ kind: t('search.title'), title: t('map.title') })),
  '/offres/:id': drawOffer,
  '/entreprises': fixed((t) => ({ kind: t('home.eyebrow'), title: t('companies.title') })),
  '/entreprises/recherche': fixed((t) => ({ kind: t('companies.title'), title: t('companies.search.title') })),
  '/entreprises/:id': drawCompany,
  '/news': fixed((t) => ({ kind: t('home.eyebrow'), title: t('content.news.title') })),
  '/faq': fixed((t) => ({ kind: t('home.eyebrow'), title: t('content.faq.title') })),
  '/temoignages': fixed((t) => ({ kind: t('home.eyebrow'), title: t('content.testimonials.title') })),
  '/destinations/:uid': drawCountry,
  '/news/:uid': drawNews,
  '/:uid': drawPage,
};

/** Returns the content of the picture for the page at a path; null if the page has no picture of its own. */
export async function subjectOf(path: string, asked: Omit<Pictured, 'params'>): Promise<Drawn | null> {
  for (const [pattern, subject] of Object.entries(subjects)) {
    const match = matchPath({ path: pattern, caseSensitive: true }, path);
    if (match) return subject({ ...asked, params: match.params });
  }
  return null;
}
