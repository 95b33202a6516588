import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Locale } from '#words/locale.ts';
import { answerJson, type ReadyBody, readyText } from '../../transport/answer.ts';
import { endpoints } from '../endpoints.ts';
import { requestLocale } from '#api/transport/request-locale.ts';
import { docsPage, type DocsPage } from './docs-page.ts';
import { viewerFiles } from './viewer-files.ts';
import { viewerPage } from './viewer-page.ts';

/** Serves the documentation of our own API, and a page to try the API, in both languages. */
export async function docsPages(scope: FastifyInstance, { publicUrl }: { readonly publicUrl: URL }): Promise<void> {
  const files = await viewerFiles();
  scope.get(
    '/api/docs',
    inBoth((locale) => docsPage({ endpoints, publicUrl, locale })),
  );
  scope.get(
    '/api/docs/try',
    inBoth((locale) => viewerPage({ locale, publicUrl, files })),
  );
  for (const { address, type, content } of Object.values(files))
    scope.get(address, async (request, reply) => answerJson(request, reply, content, { type, keep: forEver }));
}

const forEver = 'public, max-age=31536000, immutable';

type Kept = { readonly content: ReadyBody; readonly policy: string };

/** Renders a page on its first request, then keeps it. */
function inBoth(make: (locale: Locale) => DocsPage) {
  const pages = new Map<Locale, Kept>();
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const locale = requestLocale(request);
    const { content, policy } = pages.get(locale) ?? ready(make(locale));
    pages.set(locale, { content, policy });
    reply.header('Content-Security-Policy', policy);
    const type = 'text/html; charset=utf-8';
    return answerJson(request, reply, content, { type, keep: 'public, max-age=300', vary: 'Accept-Language' });
  };
}

const ready = ({ body, policy }: DocsPage): Kept => ({ content: readyText(body), policy });
