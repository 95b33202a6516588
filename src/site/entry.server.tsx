import { randomBytes } from 'node:crypto';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
} from 'react-router';
import { hashScripts } from './content-security-policy.ts';
import { failureContext, partsContext } from './context.ts';
import { renderPage } from './router-internals.tsx';
import { WholePage } from './whole-page.ts';

/** Renders a page whole: its inline scripts are hashed into its security policy, and it can be cached. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  const nonce = randomBytes(16).toString('hex');
  const page = await renderPage(request.url, routerContext, nonce);
  const { html, policy } = hashScripts(page, nonce, context.get(partsContext).formTargets);
  headers.set('Content-Type', 'text/html; charset=utf-8');
  headers.set('Content-Security-Policy', policy);
  return new WholePage(html, { status, headers });
}

/** Errors that no one expected; a request that its client gave up is none, nor is one that was refused. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  context.get(failureContext)(error);
};
