import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router';
import { useTranslations } from '#words/use-translations.ts';
import { minCompared, maxCompared } from '#board/favourites/favourite-limits.ts';
import { favouriteOffers } from '#board/favourites/favourite-offers.ts';
import { isOfferId } from '#board/offers/offer-id.ts';
import { Notice } from '#ui/notice.tsx';
import { Page } from '#ui/page.tsx';
import { useFormats } from '#words/formats.ts';
import { Allowance } from '#site/parts/offer-card/allowance.tsx';
import { MissionStart } from '#site/parts/offer-card/mission-start.tsx';
import { loadWords } from '#words/load-words.ts';
import { localeOf } from '#words/locale.ts';
import { requestContext } from '#site/request/context.ts';
import { useAddress } from '#site/routing/addresses.ts';
import { PageMeta } from '#site/parts/page/page-meta.tsx';
import { defineScreen } from '#site/routing/screen-handle.ts';
import type { Route } from './+types/compare-page.ts';
import styles from './favourites-page.module.css';
import { presentFavourites, type ShownFavourite } from '#site/parts/favourites/load-favourites.ts';

export const catalogues = await loadWords('favourites', 'offer');

export const handle = defineScreen({ hydrate: false, robots: 'noindex' });

/**
 * `/espace-personnel/favoris/comparer?offre=1&offre=2`: compares two to four offers side by side. Of more
 * offers, the page compares the first four and says so. With fewer than two, it says how many offers to
 * select.
 */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { board, viewer } = context.get(requestContext);
  const locale = localeOf(url.pathname);
  const asked = new Set(url.searchParams.getAll('offre').map(Number).filter(isOfferId));
  const ids = [...asked].slice(0, maxCompared);
  const found = await favouriteOffers(board, viewer, ids, locale);
  const compared = found.length < minCompared ? [] : await presentFavourites(context, found);
  return { compared, left: asked.size - ids.length };
}

export default function ComparePage() {
  const t = useTranslations('favourites');
  const { compared, left } = useLoaderData<typeof loader>();
  return (
    <Page title={t('compareTitle')}>
      <PageMeta title={t('compareTitle')} description={t('compareTitle')} />
      {left === 0 ? null : <Notice tone="info">{t('comparedFirst', { most: maxCompared, left })}</Notice>}
      {compared.length === 0 ? (
        <Notice tone="warning">{t('tooFew', { fewest: minCompared, most: maxCompared })}</Notice>
      ) : (
        <Table compared={compared} />
      )}
      <p>
        <a href={useAddress()('/espace-personnel/favoris')}>{t('backToList')}</a>
      </p>
    </Page>
  );
}

/**
 * The table of the comparison. Two offers fit on a phone; further offers can be scrolled into view while the
 * names of the rows stay, also by keyboard.
 */
function Table({ compared }: Compared) {
  const t = useTranslations('favourites');
  return (
    // A section with a name, because screen readers need a name for an area that scrolls. Keys scroll it when
    // a link in its first row has the focus.
    <section className={styles.scroll} aria-label={t('compareTitle')}>
      <table className={styles.table}>
        <thead>
          <tr>
            <td>
              <span className="visually-hidden">{t('compareTitle')}</span>
            </td>
            {compared.map(({ offer }) => (
              <th key={offer.id} scope="col">
                <OfferLink offer={offer} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <Rows compared={compared} />
        </tbody>
      </table>
    </section>
  );
}

/** Shows the company below the title, because two offers may have the same title. */
function OfferLink({ offer }: Pick<ShownFavourite, 'offer'>) {
  return (
    <>
      <a href={useAddress()('/offres/:id', { id: String(offer.id) })} lang={offer.language}>
        {offer.title}
      </a>{' '}
      <span className={styles.company}>{offer.companyName}</span>
    </>
  );
}

type Compared = { compared: readonly ShownFavourite[] };

/** One row for each fact. A fact that is hidden for all offers has no row. */
function Rows({ compared }: Compared) {
  const t = useTranslations('favourites');
  const words = useTranslations('offer');
  const format = useFormats();
  const whole = compared.some(({ studyLevels }) => studyLevels !== null);
  return (
    <>
      <Row name={words('monthlyAllowance')} compared={compared}>
        {({ offer }) => <Allowance allowance={offer.allowance} />}
      </Row>
      <Row name={t('city')} compared={compared}>
        {({ offer }) => `${offer.cityName}, ${offer.countryName}`}
      </Row>
      <Row name={words('start')} compared={compared}>
        {({ offer, mark }) => <MissionStart day={offer.missionStart} passed={offer.startPassed === true && !mark} />}
      </Row>
      <Row name={words('duration')} compared={compared}>
        {({ offer }) => words('months', { count: offer.durationMonths })}
      </Row>
      {whole ? (
        <>
          <Row name={t('studyLevel')} compared={compared}>
            {({ studyLevels }) => format.list(studyLevels ?? [], { type: 'unit' }) || t('unstated')}
          </Row>
          <Row name={t('closing')} compared={compared}>
            {({ closing, mark }) => (mark ? words(mark) : closing ? format.day(closing.day) : t('openEnd'))}
          </Row>
        </>
      ) : null}
    </>
  );
}

type RowProps = Compared & { name: string; children: (favourite: ShownFavourite) => ReactNode };

function Row({ name, compared, children }: RowProps) {
  return (
    <tr>
      <th scope="row">{name}</th>
      {compared.map((favourite) => (
        <td key={favourite.offer.id}>{children(favourite)}</td>
      ))}
    </tr>
  );
}
