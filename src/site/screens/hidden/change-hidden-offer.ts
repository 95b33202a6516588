import { data, redirect } from 'react-router';
import { hideOffer } from '#board/hiding/hide.ts';
import { showOffer } from '#board/hiding/show-again.ts';
import { isOfferId } from '#board/offers/offer-id.ts';
import { localeOf } from '#words/locale.ts';
import { addressOf } from '#site/routing/addresses.ts';
import { defineScreen } from '#site/routing/screen-handle.ts';
import type { Route } from './+types/change-hidden-offer.ts';
import { answerHiding } from './answer-hiding.ts';

export const handle = defineScreen({ hydrate: true, robots: 'noindex' });

/** `/offres/{id}/masque` is the address of a form; a GET request redirects to the offer. */
export function loader({ params: { id }, url }: Route.LoaderArgs): Response {
  return redirect(addressOf(localeOf(url.pathname), '/offres/:id', { id }), 303);
}

/** Hides an offer (`wanted=yes`) or shows it again (`wanted=no`). */
export async function action(asked: Route.ActionArgs): Promise<Response> {
  const { params, url } = asked;
  const id = Number(params.id);
  if (!isOfferId(id)) throw data(null, { status: 404 });
  const page = addressOf(localeOf(url.pathname), '/offres/:id/masquer', { id: String(id) });
  return answerHiding(asked, { what: 'offer', page, hide: hideOffer, show: showOffer, id });
}
