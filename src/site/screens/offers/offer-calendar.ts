import { data } from 'react-router';
import { presentOffer } from '#board/offers/details/present-offer.ts';
import { localeOf } from '#words/locale.ts';
import { requestContext } from '#site/request/context.ts';
import { addressOf } from '#site/routing/addresses.ts';
import { defineScreen } from '#site/routing/screen-handle.ts';
import type { Route } from './+types/offer-calendar.ts';
import { answerCalendar, writeCalendar } from '#site/parts/offers/write-calendar.ts';
import { findOfferFor } from '#site/parts/offers/load-offer.ts';
import { offerDays } from '#site/parts/offers/offer-days.ts';

export const handle = defineScreen({ hydrate: true, robots: 'noindex', mayLag: true });

/** `/offres/{id}/dates.ics`: the dates of an offer that the viewer may see, as a calendar. */
export async function loader({ context, params, url }: Route.LoaderArgs): Promise<Response> {
  const { board, publicUrl, viewer } = context.get(requestContext);
  const locale = localeOf(url.pathname);
  const { gone, offer } = await findOfferFor(board, viewer, params.id, locale);
  if (gone) throw data(null, { status: 410 });
  const text = writeCalendar({
    days: offerDays(presentOffer(offer, viewer), publicUrl.hostname, locale),
    stamp: board.now(),
    location: `${offer.cityName}, ${offer.countryName}`,
    url: new URL(addressOf(locale, '/offres/:id', { id: params.id }), publicUrl).href,
  });
  return answerCalendar(text, `dates-${offer.id}`);
}
