import { data, redirect, type RouterContextProvider } from 'react-router';
import { dropOffer } from '#board/favourites/drop-offer.ts';
import { FavouriteRefused, type KeepRefusal } from '#board/favourites/favourite-policy.ts';
import { keepOffer } from '#board/favourites/keep-offer.ts';
import { isOfferId } from '#board/offers/offer-id.ts';
import { OfferNotFound } from '#board/offers/details/offer-not-found.ts';
import { returnTarget } from '#identity/relying-party/sign-in/return-target.ts';
import { localeOf } from '#words/locale.ts';
import { requestContext } from '#site/request/context.ts';
import type { SiteParts } from '#site/request/parts.ts';
import { readForm } from '#site/parts/uploads/read-form.ts';
import { addressOf } from '#site/routing/addresses.ts';
import { defineScreen } from '#site/routing/screen-handle.ts';
import type { Route } from './+types/change-favourite.ts';
import { type Click, removeFromBrowser, addToBrowser } from '#site/parts/favourite-button/browser-favourites.ts';

export const handle = defineScreen({ hydrate: true, robots: 'noindex' });

/** The outcome of a change, and the new cookie of a visitor. */
type Outcome = { readonly done: 'kept' | 'dropped' | KeepRefusal | 'gone'; readonly cookie?: string };

/** `/offres/{id}/favori` is the address of a form; a GET request redirects to the offer. */
export function loader({ params: { id }, url }: Route.LoaderArgs): Response {
  return redirect(addressOf(localeOf(url.pathname), '/offres/:id', { id }), 303);
}

/**
 * Saves an offer (`kept=yes`) or removes it (`kept=no`): a candidate's on the board, a visitor's in a cookie.
 * Scripts get only a status code. Browsers without scripts are redirected to a page that shows the outcome.
 */
export async function action({ request, context, params, url }: Route.ActionArgs): Promise<Response> {
  const form = await readForm(request);
  const [kept, id] = [form.get('kept'), Number(params.id)];
  if (kept !== 'yes' && kept !== 'no') throw data(null, { status: 400 });
  if (!isOfferId(id)) throw data(null, { status: 404 });
  const byForm = request.headers.get('accept') !== 'application/json';
  const outcome = await carryOut(context, request, { id, byForm }, kept === 'yes');
  const headers: HeadersInit = outcome.cookie ? { 'Set-Cookie': outcome.cookie } : {};
  if (!byForm) return new Response(null, { status: statuses[outcome.done], headers });
  return redirect(whereItShows(context, request, url, { id, done: outcome.done }), { status: 303, headers });
}

const statuses = { kept: 204, dropped: 204, tooMany: 409, accountUnavailable: 403, gone: 410 };

type Context = Readonly<RouterContextProvider>;

async function carryOut(context: Context, request: Request, click: Click, wanted: boolean): Promise<Outcome> {
  const parts = context.get(requestContext);
  const { viewer } = parts;
  if (viewer.kind === 'visitor') return inBrowser(request, parts, click, wanted);
  try {
    await (wanted ? keepOffer : dropOffer)(parts.board, viewer, click.id);
    return { done: wanted ? 'kept' : 'dropped' };
  } catch (error) {
    if (error instanceof FavouriteRefused) return { done: error.reason };
    if (error instanceof OfferNotFound) return { done: 'gone' };
    throw error;
  }
}

async function inBrowser(request: Request, parts: SiteParts, click: Click, wanted: boolean): Promise<Outcome> {
  if (!wanted) return { done: 'dropped', cookie: removeFromBrowser(request, parts.publicUrl, click) };
  const kept = await addToBrowser(request, parts, click);
  return kept.refused === null ? { done: 'kept', cookie: kept.cookie } : { done: kept.refused };
}

/**
 * Returns the page that shows the outcome: the page on which the heart was clicked, scrolled to the heart. It
 * is the list of favourites if the change was refused or came from the list.
 */
function whereItShows(
  context: Context,
  request: Request,
  url: URL,
  { id, done }: { id: number; done: Outcome['done'] },
) {
  const list = addressOf(localeOf(url.pathname), '/espace-personnel/favoris');
  const from = URL.parse(request.headers.get('referer') ?? '');
  const { publicUrl } = context.get(requestContext);
  const own = from?.origin === publicUrl.origin && from.pathname !== list;
  const to = own ? returnTarget(from.pathname + from.search, '') : '';
  const isShown = done === 'kept' || done === 'dropped';
  if (to && isShown) return `${to}#favori-${id}`;
  return `${list}?${new URLSearchParams({ done, offre: String(id), ...(to && { to }) })}`;
}
