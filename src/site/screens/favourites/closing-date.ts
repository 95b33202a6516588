import { data } from 'react-router';
import { localeOf } from '#words/locale.ts';
import { requestContext } from '#site/request/context.ts';
import { answerCalendar, writeCalendar } from '#site/parts/offers/write-calendar.ts';
import { findOffer } from '#site/parts/offers/load-offer.ts';
import { closingDay } from '#site/parts/offers/offer-days.ts';
import { addressOf } from '#site/routing/addresses.ts';
import { defineScreen } from '#site/routing/screen-handle.ts';
import { requireCandidate } from '#site/parts/sign-in/require-candidate.ts';
import type { Route } from './+types/closing-date.ts';

export const handle = defineScreen({ hydrate: true, robots: 'noindex' });

/** `/offres/{id}/cloture.ics`: the last day of an offer, for viewers who may see the whole offer. */
export async function loader({ context, params, url }: Route.LoaderArgs): Promise<Response> {
  requireCandidate(context, url);
  const { board, publicUrl } = context.get(requestContext);
  const locale = localeOf(url.pathname);
  const offer = await findOffer(board, params.id, locale);
  const { id, cityName, countryName, broadcastEnd } = offer;
  if (broadcastEnd === null) throw data(null, { status: 404 });
  const text = writeCalendar({
    days: [closingDay({ ...offer, broadcastEnd }, publicUrl.hostname, locale)],
    stamp: board.now(),
    location: `${cityName}, ${countryName}`,
    url: new URL(addressOf(locale, '/offres/:id', { id: params.id }), publicUrl).href,
  });
  return answerCalendar(text, String(id));
}
