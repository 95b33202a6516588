import type { FastifyInstance } from 'fastify';
import { queryOf } from '#http/address.ts';
import { localeNamed, locales } from '#words/locale.ts';
import { answerJson, ready } from '../../transport/answer.ts';
import { endpoints } from '../endpoints.ts';
import { documentOf } from './document.ts';

/** Serves our own API as an OpenAPI document: in English, or in the language of `lang`. */
export async function documentApi(scope: FastifyInstance, { publicUrl }: { readonly publicUrl: URL }): Promise<void> {
  const documents = new Map(locales.map((locale) => [locale, ready(documentOf(endpoints, publicUrl, locale))]));
  scope.get('/api/openapi.json', async (request, reply) => {
    const locale = localeNamed(new URLSearchParams(queryOf(request.url)).get('lang')) ?? 'en';
    return answerJson(request, reply, documents.get(locale) ?? ready({}), { keep: 'public, max-age=300' });
  });
}
