import type { FastifyInstance } from 'fastify';
import { queryOf } from '#http/address.ts';
import { type Locale, localeNamed } from '#words/locale.ts';
import { answerJson, type ReadyBody, ready } from '../../transport/answer.ts';
import { endpoints } from '../endpoints.ts';
import { documentOf } from './document.ts';

/**
 * Serves our own API as an OpenAPI document: in English, or in the language of `lang`. The document is
 * built at the first request, which takes 0.1 s.
 */
export async function documentApi(scope: FastifyInstance, { publicUrl }: { readonly publicUrl: URL }): Promise<void> {
  const documents = new Map<Locale, ReadyBody>();
  scope.get('/api/openapi.json', async (request, reply) => {
    const locale = localeNamed(new URLSearchParams(queryOf(request.url)).get('lang')) ?? 'en';
    const document = documents.get(locale) ?? ready(documentOf(endpoints, publicUrl, locale));
    documents.set(locale, document);
    return answerJson(request, reply, document, { keep: 'public, max-age=300' });
  });
}
