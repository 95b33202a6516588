import { randomBytes } from 'node:crypto';
import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, type HandleErrorFunction, ServerRouter } from 'react-router';
import { hashScripts } from './content-security-policy.ts';
import { logContext } from './context.ts';
import { localeOf } from './i18n/locale.ts';
import { messages as en } from './i18n/messages.en.ts';
import { messages as fr } from './i18n/messages.fr.ts';
import { Words } from './i18n/words.tsx';

/** Renders a page whole: its inline scripts are hashed into its security policy, and it can be cached. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
): Promise<Response> {
  const locale = localeOf(new URL(request.url).pathname);
  const nonce = randomBytes(16).toString('hex');
  const rendered = await renderWhole(
    <Words locale={locale} messages={locale === 'en' ? en : fr}>
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
    </Words>,
    nonce,
  );
  const { html, policy } = hashScripts(rendered, nonce);
  headers.set('Content-Type', 'text/html; charset=utf-8');
  headers.set('Content-Security-Policy', policy);
  return new Response(html, { status, headers });
}

/** Errors that no one expected; a request that its client gave up is none. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted) return;
  context.get(logContext).error({ err: error }, 'a page failed');
};

// renderToString would lose the router's hydration data: it suspends while its stream is read.
function renderWhole(page: ReactNode, nonce: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const sink = new Writable({
      write: (chunk: Buffer, _encoding, done) => (chunks.push(chunk), done()),
      final: (done) => (resolve(Buffer.concat(chunks).toString('utf8')), done()),
    });
    const stream = renderToPipeableStream(page, {
      nonce,
      onAllReady: () => stream.pipe(sink),
      onShellError: reject,
      onError: reject,
    });
  });
}
