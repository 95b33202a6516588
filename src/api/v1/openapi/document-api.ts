import type { FastifyInstance } from 'fastify';
import { queryOf } from '#http/address.ts';
import { locales } from '#words/locale.ts';
import { answerJson, ready } from '../../transport/answer.ts';
import { endpoints } from '../endpoints.ts';
import { documentOf } from './document.ts';

/** Our own API as an OpenAPI document, in English, or with `lang=fr` in French. */
export async function documentApi(scope: FastifyInstance, { publicUrl }: { readonly publicUrl: URL }): Promise<void> {
  const [fr, en] = locales.map((locale) => ready(documentOf(endpoints, publicUrl, locale)));
  scope.get('/api/openapi.json', async (request, reply) => {
    const document = new URLSearchParams(queryOf(request.url)).get('lang') === 'fr' ? fr : en;
    return answerJson(request, reply, document ?? ready({}), { keep: 'public, max-age=300' });
  });
}
