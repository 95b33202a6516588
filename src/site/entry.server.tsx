import { randomBytes } from 'node:crypto';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
} from 'react-router';
import { hashScripts } from './content-security-policy.ts';
import { menusContext, requestContext } from './request/context.ts';
import { markupOf } from './scripts/markup-cache.ts';
import { renderRouterPage } from './scripts/render-router-page.tsx';
import { WholePage } from './scripts/whole-page.ts';

/**
 * Renders a whole page. Its security policy contains the hashes of its inline scripts, so that the page can
 * be cached.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  const nonce = randomBytes(16).toString('hex');
  const page = await renderRouterPage(request.url, routerContext, {
    nonce,
    menus: context.get(menusContext),
    markupOf,
  });
  const { bytes, policy } = hashScripts(page, nonce, context.get(requestContext).formTargets);
  headers.set('Content-Type', 'text/html; charset=utf-8');
  headers.set('Content-Security-Policy', policy);
  const wait = waitOf(routerContext);
  if (wait !== null) headers.set('Retry-After', wait);
  return new WholePage(bytes, { status, headers });
}

/**
 * Returns the Retry-After header of an action, or of a loader that threw. The router (8.4.0) treats such a
 * loader as successful without data, and passes its headers to no `headers` function.
 */
function waitOf({ staticHandlerContext: { loaderHeaders, actionHeaders } }: EntryContext): string | null {
  const said = Object.values({ ...loaderHeaders, ...actionHeaders }).map((headers) => headers.get('retry-after'));
  return said.find((wait) => wait !== null) ?? null;
}

/** Reports unexpected errors only; abandoned requests, refusals and 503 responses are expected. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || (isRouteErrorResponse(error) && (error.status < 500 || error.status === 503))) return;
  context.get(requestContext).failed(error);
};
