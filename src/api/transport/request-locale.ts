import type { FastifyRequest } from 'fastify';
import { acceptedLanguages } from '#http/accept-language.ts';
import { queryOf } from '#http/address.ts';
import { type Locale, locales } from '#words/locale.ts';

/** Returns the caller's language: the parameter `lang`, else Accept-Language, else French. */
export function requestLocale({ url, headers }: Pick<FastifyRequest, 'url' | 'headers'>): Locale {
  const lang = new URLSearchParams(queryOf(url)).get('lang');
  const asked = locales.find((locale) => locale === lang);
  return asked ?? acceptedLanguages(headers['accept-language'], locales)[0] ?? 'fr';
}
