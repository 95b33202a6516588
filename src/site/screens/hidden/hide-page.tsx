import { data, useLoaderData } from 'react-router';
import { useTranslations } from '#words/use-translations.ts';
import { offerMarks } from '#board/candidates/offer-marks.ts';
import { hiddenState } from '#board/hiding/my-hidden.ts';
import { OfferNotFound } from '#board/offers/details/offer-not-found.ts';
import { readOffer } from '#board/offers/details/read-offer.ts';
import { isOfferId } from '#board/offers/offer-id.ts';
import { returnTarget } from '#identity/relying-party/sign-in/return-target.ts';
import { Dialog } from '#ui/dialog.tsx';
import { Page } from '#ui/page.tsx';
import { shortCompanyName } from '#words/short-company-name.ts';
import { loadWords } from '#words/load-words.ts';
import { localeOf } from '#words/locale.ts';
import { requestContext } from '#site/request/context.ts';
import { useAddress } from '#site/routing/addresses.ts';
import { defineScreen } from '#site/routing/screen-handle.ts';
import { PageMeta } from '#site/parts/page/page-meta.tsx';
import { requireCandidate } from '#site/parts/sign-in/require-candidate.ts';
import type { Route } from './+types/hide-page.ts';
import { Choice } from './choice.tsx';
import styles from './hidden-page.module.css';

export const catalogues = await loadWords('hiding');

export const handle = defineScreen({ hydrate: false, robots: 'noindex' });

/** Loads an offer, what the candidate hides of it, and the page from which the candidate came. */
export async function loader({ context, params, request, url }: Route.LoaderArgs) {
  const viewer = requireCandidate(context, url);
  const { board } = context.get(requestContext);
  const id = Number(params.id);
  if (!isOfferId(id)) throw data(null, { status: 404 });
  const { title, language, companyId, companyName } = await findOffer(context, url, id);
  const [hidden, marks] = await Promise.all([
    hiddenState(board, { offerId: id, companyId }),
    offerMarks(board, viewer, [id]),
  ]);
  return {
    offer: { id, title, language, companyId, companyName: shortCompanyName(companyName) },
    hidden,
    isFavourite: marks.get(id)?.kept ?? false,
    to: cameFrom(context, request, url),
  };
}

async function findOffer(context: Route.LoaderArgs['context'], url: URL, id: number) {
  try {
    return await readOffer(context.get(requestContext).board, id, localeOf(url.pathname));
  } catch (error) {
    throw error instanceof OfferNotFound ? data(null, { status: 404 }) : error;
  }
}

/** Returns the page of this site to which the candidate returns: as the address says, else as the browser. */
function cameFrom(context: Route.LoaderArgs['context'], request: Request, url: URL): string {
  const { publicUrl } = context.get(requestContext);
  const from = URL.parse(request.headers.get('referer') ?? '');
  const own = from?.origin === publicUrl.origin && from.pathname !== url.pathname ? from.pathname + from.search : '';
  return returnTarget(url.searchParams.get('to'), returnTarget(own, ''));
}

/**
 * `/offres/{id}/masquer`: the buttons that hide an offer or its company. A script shows the dialog of this
 * page on the page of the card (`hide-in-place.ts`).
 */
export default function HidePage() {
  const t = useTranslations('hiding');
  const address = useAddress();
  const { offer, to } = useLoaderData<typeof loader>();
  const own = address('/offres/:id/masquer', { id: String(offer.id) });
  return (
    <Page title={t('title')} narrow>
      <PageMeta title={t('title')} description={t('description')} />
      <Choices to={to ? `${own}?${new URLSearchParams({ to })}` : own} />
      <p>
        <a href={to || address('/offres/recherche')}>{t('back')}</a>
      </p>
      <Dialog id="masquer" title={t('title')} closeLabel={t('close')}>
        <Choices to={to || own} />
        <p role="alert" data-failure={t('failed')} data-offer={offer.id} data-company={offer.companyId} />
      </Dialog>
    </Page>
  );
}

/** @param to the page to which the forms return: on this page itself, in the dialog the page of the card */
function Choices({ to }: { to: string }) {
  const t = useTranslations('hiding');
  const address = useAddress();
  const { offer, hidden, isFavourite } = useLoaderData<typeof loader>();
  return (
    <ul className={styles.choices}>
      <Choice
        action={address('/offres/:id/masque', { id: String(offer.id) })}
        what="offer"
        name={<span lang={offer.language}>{offer.title}</span>}
        hint={t(isFavourite ? 'offer.hintOfFavourite' : 'offer.hint')}
        hidden={hidden.offer}
        to={to}
      />
      <Choice
        action={address('/entreprises/:id/masque', { id: String(offer.companyId) })}
        what="company"
        name={offer.companyName}
        hint={t('company.hint')}
        hidden={hidden.company}
        to={to}
      />
    </ul>
  );
}
