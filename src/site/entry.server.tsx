import { randomBytes } from 'node:crypto';
import { type EntryContext, type HandleErrorFunction, isRouteErrorResponse } from 'react-router';
import { hashScripts } from './content-security-policy.ts';
import { logContext } from './context.ts';
import { renderPage } from './render-page.tsx';
import { WholePage } from './whole-page.ts';

/** Renders a page whole: its inline scripts are hashed into its security policy, and it can be cached. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
): Promise<Response> {
  const nonce = randomBytes(16).toString('hex');
  const { html, policy } = hashScripts(await renderPage(request.url, routerContext, nonce), nonce);
  headers.set('Content-Type', 'text/html; charset=utf-8');
  headers.set('Content-Security-Policy', policy);
  return new WholePage(html, { status, headers });
}

/** Errors that no one expected; a request that its client gave up is none, nor is one that was refused. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  context.get(logContext).error({ err: error }, 'a page failed');
};
