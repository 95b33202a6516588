import { randomBytes } from 'node:crypto';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
} from 'react-router';
import { hashScripts } from './content-security-policy.ts';
import { requestContext } from './request/context.ts';
import { renderRouterPage } from './scripts/render-router-page.tsx';
import { WholePage } from './scripts/whole-page.ts';

/** Renders a page whole: its inline scripts are hashed into its security policy, and it can be cached. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  const nonce = randomBytes(16).toString('hex');
  const page = await renderRouterPage(request.url, routerContext, nonce);
  const { html, policy } = hashScripts(page, nonce, context.get(requestContext).formTargets);
  headers.set('Content-Type', 'text/html; charset=utf-8');
  headers.set('Content-Security-Policy', policy);
  const wait = waitOf(routerContext);
  if (wait !== null) headers.set('Retry-After', wait);
  return new WholePage(html, { status, headers });
}

/**
 * What a loader that threw said of when to come back: the router hands its headers to no `headers` function,
 * for it holds the data of that loader as loaded, with nothing in it (8.4.0).
 */
function waitOf({ staticHandlerContext: { loaderHeaders } }: EntryContext): string | null {
  const said = Object.values(loaderHeaders).map((headers) => headers.get('retry-after'));
  return said.find((wait) => wait !== null) ?? null;
}

/**
 * Errors that no one expected; a request that its client gave up is none, nor is one that was refused, or was
 * asked to come back (503).
 */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || (isRouteErrorResponse(error) && (error.status < 500 || error.status === 503))) return;
  context.get(requestContext).failed(error);
};
