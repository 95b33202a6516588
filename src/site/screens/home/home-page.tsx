import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { useTranslations } from '#words/use-translations.ts';
import { loadWords } from '#words/load-words.ts';
import type { Viewer } from '#board/context/viewer.ts';
import { localeOf } from '#words/locale.ts';
import { requestContext } from '#site/request/context.ts';
import { contentOr } from '#site/request/ask-content.ts';
import { loadSlices } from '#site/slices/load-slices.ts';
import type { PageSlice } from '#site/slices/slice-types.ts';
import { SliceZone } from '#site/slices/slice-zone.tsx';
import { markOffers } from '#site/parts/favourites/mark-offers.ts';
import { describeSite } from '#site/parts/structured-data/describe-site.ts';
import { DescribedThing } from '#site/parts/structured-data/described-thing.tsx';
import { useAddress } from '#site/routing/addresses.ts';
import { usePublicOrigin, useShownViewer } from '#site/request/root-data.ts';
import { useLocale } from '#words/use-locale.ts';
import { PageMeta } from '#site/parts/page/page-meta.tsx';
import { defineScreen } from '#site/routing/screen-handle.ts';
import { DepartureBoard } from '#site/parts/home/departure-board.tsx';
import { HomeHero } from '#site/parts/home/home-hero.tsx';
import { HomeOffers } from '#site/parts/home/home-offers.tsx';
import styles from './home-page.module.css';
import { presentHome } from '#site/parts/home/present-home.ts';

export const catalogues = await loadWords('content', 'home', 'map', 'offer', 'offers', 'shell');

export const handle = defineScreen({
  picture: true,
  hydrate: false,
  cache: { seconds: 60, about: ['offers', 'reference', 'content'] },
});

/** Loads the page that editors wrote; if the content is unavailable, only the offers. */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const { board, content, viewer } = context.get(requestContext);
  const locale = localeOf(url.pathname);
  const document = await contentOr(content.getSingle('home_page', locale), null);
  const body = arranged(document?.data.body ?? [], viewer);
  const loaded = await contentOr(loadSlices(body, { board, content, viewer, locale }), null);
  if (document && loaded && body.length > 0)
    return { edited: { description: document.data.description, body, loaded }, offers: null };
  const shown = await presentHome(board, locale);
  const latest = await markOffers(board, viewer, shown.latest);
  return { edited: null, offers: { ...shown, latest } };
}

/** A candidate meets their own offers first, without the hero. A visitor has no offers of their own. */
function arranged(body: readonly PageSlice[], { kind }: Viewer): readonly PageSlice[] {
  const own = body.filter(({ slice_type: type }) => type === 'personal_offers');
  const others = body.filter((slice) => !own.includes(slice));
  if (kind === 'visitor' || own.length === 0) return others;
  return [...own, ...others.filter(({ slice_type: type }) => type !== 'hero')];
}

export default function HomePage() {
  const t = useTranslations('home');
  const address = useAddress();
  const { edited, offers } = useLoaderData<typeof loader>();
  return (
    <div className={styles.page}>
      <PageMeta description={edited?.description ?? t('description')} />
      <DescribedThing
        thing={describeSite(usePublicOrigin(), useLocale(), { home: address('/'), search: address('/recherche') })}
      />
      {edited && edited.body[0]?.slice_type === 'personal_offers' ? <Greeting /> : null}
      {edited ? <SliceZone slices={edited.body} loaded={edited.loaded} /> : null}
      {offers ? <Offers shown={offers} /> : null}
    </div>
  );
}

function Greeting() {
  const t = useTranslations('home');
  return <h1 className={styles.greeting}>{t('greeting', { name: useShownViewer()?.firstName ?? '' })}</h1>;
}

type Shown = NonNullable<Awaited<ReturnType<typeof loader>>['offers']>;

/** The part of the page that does not need the editors’ content. */
function Offers({ shown }: { shown: Shown }) {
  const t = useTranslations('home');
  return (
    <>
      <HomeHero shown={shown} />
      <HomeOffers id="dernieres_offres" title={t('latest.title')} offers={shown.latest} />
      {shown.departures.length > 0 ? <DepartureBoard countries={shown.departures} /> : null}
    </>
  );
}
