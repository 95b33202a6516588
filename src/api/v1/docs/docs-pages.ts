import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pathOf } from '#http/address.ts';
import type { Locale } from '#words/locale.ts';
import { answerJson, type ReadyBody, readyText } from '../../transport/answer.ts';
import { endpoints } from '../endpoints.ts';
import { requestLocale } from '#api/transport/request-locale.ts';
import { docsPage, type DocsPage } from './docs-page.ts';
import { viewerFiles } from './viewer-files.ts';
import { viewerPage } from './viewer-page.ts';

/** Serves the documentation of our own API, and a page to try the API, in both languages. */
export async function docsPages(scope: FastifyInstance, { publicUrl }: { readonly publicUrl: URL }): Promise<void> {
  scope.get(
    '/api/docs',
    inBoth(async (locale) => docsPage({ endpoints, publicUrl, locale })),
  );
  scope.get(
    '/api/docs/try',
    inBoth(async (locale) => viewerPage({ locale, publicUrl, files: await files() })),
  );
  scope.get('/api/docs/:file', async (request, reply) => {
    const path = pathOf(request.url);
    const file = Object.values(await files()).find(({ address }) => address === path);
    if (file === undefined) return reply.callNotFound();
    return answerJson(request, reply, file.content, { type: file.type, keep: forEver });
  });
}

const forEver = 'public, max-age=31536000, immutable';

/** Reads the files of the viewer (1.5 MB) at the first request for them. */
function files(): ReturnType<typeof viewerFiles> {
  return (read ??= viewerFiles());
}

let read: ReturnType<typeof viewerFiles> | undefined;

type Kept = { readonly content: ReadyBody; readonly policy: string };

/** Renders a page at its first request and caches it. */
function inBoth(make: (locale: Locale) => Promise<DocsPage>) {
  const pages = new Map<Locale, Kept>();
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const locale = requestLocale(request);
    const { content, policy } = pages.get(locale) ?? ready(await make(locale));
    pages.set(locale, { content, policy });
    reply.header('Content-Security-Policy', policy);
    const type = 'text/html; charset=utf-8';
    return answerJson(request, reply, content, { type, keep: 'public, max-age=300', vary: 'Accept-Language' });
  };
}

const ready = ({ body, policy }: DocsPage): Kept => ({ content: readyText(body), policy });
