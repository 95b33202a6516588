import { data } from 'react-router';
import { localeOf } from '#words/locale.ts';
import { dayInParis, lastMoment } from '#words/paris-days.ts';
import { boardContext, partsContext } from '../context.ts';
import { findOffer } from '../offers/load-offer.ts';
import { addressOf } from '../shell/addresses.ts';
import type { ScreenHandle } from '../shell/screen-handle.ts';
import { requireCandidate } from '../sign-in/require-candidate.ts';
import type { Route } from './+types/closing-date.ts';
import { calendarEntry } from './calendar-entry.ts';

export const handle: ScreenHandle = { robots: 'noindex' };

/** `/offres/{id}/cloture.ics`: the last day of an offer, for whoever may see the whole offer. */
export async function loader({ context, params, url }: Route.LoaderArgs): Promise<Response> {
  requireCandidate(context, url);
  const [board, locale] = [context.get(boardContext), localeOf(url.pathname)];
  const { id, title, companyName, cityName, countryName, broadcastEnd } = await findOffer(board, params.id, locale);
  if (broadcastEnd === null) throw data(null, { status: 404 });
  const { publicUrl } = context.get(partsContext);
  const entry = calendarEntry({
    uid: `offer-${id}@${publicUrl.hostname}`,
    day: dayInParis(lastMoment(broadcastEnd)),
    stamp: board.now(),
    summary: `${title} – ${companyName}`,
    location: `${cityName}, ${countryName}`,
    url: new URL(addressOf(locale, '/offres/:id', { id: params.id }), publicUrl).href,
  });
  const headers = { 'Content-Type': 'text/calendar; charset=utf-8', 'Content-Disposition': disposition(id) };
  return new Response(entry, { headers });
}

const disposition = (id: number): string => `attachment; filename="${id}.ics"`;
