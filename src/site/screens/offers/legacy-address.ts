import { data, redirect } from 'react-router';
import { localeOf } from '#words/locale.ts';
import { addressOf } from '#site/routing/addresses.ts';
import type { Route } from './+types/legacy-address.ts';

/** `/offre/{id}`: the address of an offer in old alert programs and old posts. */
export function loader({ params: { id }, url }: Route.LoaderArgs): Response {
  if (!/^\d{1,10}$/.test(id)) throw data(null, { status: 404 });
  return redirect(addressOf(localeOf(url.pathname), '/offres/:id', { id }), 301);
}
