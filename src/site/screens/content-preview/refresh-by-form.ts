import { data, redirect } from 'react-router';
import { isThisMachine } from '#configuration/this-machine.ts';
import { typedFields } from '#http/parse-form.ts';
import { isSameSecret } from '#http/same-secret.ts';
import { localeOf } from '#words/locale.ts';
import { requestContext } from '#site/request/context.ts';
import { readForm } from '#site/parts/uploads/read-form.ts';
import { addressOf } from '#site/routing/addresses.ts';
import type { Route } from './+types/refresh-page.ts';

/**
 * Makes the server fetch the published content again, for programs on this machine and for callers with the
 * webhook's secret.
 */
export async function refreshByForm({ request, context, url }: Route.ActionArgs) {
  const { address, refreshContent } = context.get(requestContext);
  const isAllowed = isLocal(request.headers, address) || (await knowsSecret(request, refreshContent.secret));
  if (!isAllowed) return data({ isRefused: true }, { status: 403 });
  await refreshContent.run();
  return redirect(`${addressOf(localeOf(url.pathname), '/refresh')}?done`, { status: 303 });
}

async function knowsSecret(request: Request, secret: string | null): Promise<boolean> {
  if (secret === null) return false;
  const header = request.headers.get('x-content-secret');
  return isSameSecret(header ?? typedFields(await readForm(request), ['secret']).secret ?? '', secret);
}

/**
 * Tells if the request comes from this machine. A forwarded request does not count, because behind a proxy on
 * this machine every request comes from this machine.
 */
const isLocal = (headers: Headers, address: string): boolean =>
  isThisMachine(address.replace(/^::ffff:/, '')) && !headers.has('x-forwarded-for') && !headers.has('forwarded');
