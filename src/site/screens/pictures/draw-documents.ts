import { createTranslator } from 'use-intl/core';
import { formats } from '#words/formats.ts';
import { languages } from '#words/locale.ts';
import { messages as english } from '#words/messages.en.ts';
import { messages as french } from '#words/messages.fr.ts';
import { countryAt, countryDocuments, nameOfCountry } from '#site/parts/documents/known-countries.ts';
import type { Drawn, Pictured } from './drawn.ts';

const words = {
  fr: createTranslator({ locale: languages.fr.intl, messages: french }),
  en: createTranslator({ locale: languages.en.intl, messages: english }),
};

/** Draws a page of the editors with its title. */
export async function drawPage({ content, locale, params }: Pictured): Promise<Drawn | null> {
  const page = await content.getByUID('page', params['uid'] ?? '', locale);
  return titled(page?.data.title, { kind: words[locale]('home.eyebrow') });
}

/** Draws news with their title and day. */
export async function drawNews({ content, locale, params }: Pictured): Promise<Drawn | null> {
  const news = await content.getByUID('news', params['uid'] ?? '', locale);
  const day = news?.data.published_on;
  return titled(news?.data.title, {
    kind: words[locale]('content.kind.news'),
    ...(day && { by: formats[locale].day(day) }),
  });
}

/** Draws a country with its name, even if it has no document. */
export async function drawCountry({ board, content, locale, params }: Pictured): Promise<Drawn | null> {
  const [reference, documents] = await Promise.all([board.reference(), countryDocuments(content)]);
  const found = countryAt(params['uid'] ?? '', { documents, reference, locale });
  if (found === null || 'moved' in found) return null;
  return titled(nameOfCountry(found, { reference, locale }), { kind: words[locale]('content.kind.country') });
}

/** Returns the content of a document's picture; null for a document without a title, which has no picture. */
const titled = (title: string | null | undefined, others: Omit<Drawn, 'title'>): Drawn | null =>
  title ? { ...others, title } : null;
