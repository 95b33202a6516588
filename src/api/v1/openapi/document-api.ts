import type { FastifyInstance } from 'fastify';
import { acceptedLanguages } from '#http/accept-language.ts';
import { queryOf } from '#http/address.ts';
import { locales } from '#words/locale.ts';
import { answerJson, ready } from '../../transport/answer.ts';
import { docsPage } from '../docs/docs-page.ts';
import { endpoints } from '../endpoints.ts';
import { documentOf } from './document.ts';

/** Our own API as an OpenAPI document, in English, or with `lang=fr` in French, and as a page to read. */
export async function documentApi(scope: FastifyInstance, { publicUrl }: { readonly publicUrl: URL }): Promise<void> {
  const [fr, en] = locales.map((locale) => ready(documentOf(endpoints, publicUrl, locale)));
  scope.get('/api/openapi.json', async (request, reply) => {
    const document = new URLSearchParams(queryOf(request.url)).get('lang') === 'fr' ? fr : en;
    return answerJson(request, reply, document ?? ready({}), { keep: 'public, max-age=300' });
  });
  scope.get('/api/docs', async ({ url, headers }, reply) => {
    const query = new URLSearchParams(queryOf(url));
    const asked = locales.find((locale) => locale === query.get('lang'));
    const locale = asked ?? acceptedLanguages(headers['accept-language'], locales)[0] ?? 'fr';
    const { body, policy } = docsPage({ endpoints, publicUrl, locale });
    return reply
      .headers({ 'Content-Security-Policy': policy, 'Cache-Control': 'public, max-age=300', Vary: 'Accept-Language' })
      .type('text/html; charset=utf-8')
      .send(body);
  });
}
