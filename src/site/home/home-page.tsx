import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { useTranslations } from 'use-intl';
import { boardContext, viewerContext } from '../context.ts';
import { loadWords } from '#words/load-words.ts';
import { localeOf } from '#words/locale.ts';
import { useAddress } from '../shell/addresses.ts';
import { markOffers } from '../favourites/mark-offers.ts';
import { PageMeta } from '../shell/page-meta.tsx';
import type { ScreenHandle } from '../shell/screen-handle.ts';
import { buttonClass } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Departures } from './departures.tsx';
import { HomeHero } from './home-hero.tsx';
import { HomeOffers } from './home-offers.tsx';
import styles from './home-page.module.css';
import { presentHome } from './present-home.ts';
import { Steps } from './steps.tsx';

await loadWords('home', 'map', 'offer');

export const handle: ScreenHandle = { hydrate: false, cache: { seconds: 60, about: ['offers', 'reference'] } };

export async function loader({ context, url }: LoaderFunctionArgs) {
  const [board, viewer] = [context.get(boardContext), context.get(viewerContext)];
  const shown = await presentHome(board, localeOf(url.pathname));
  const [latest, featured] = await Promise.all([
    markOffers(board, viewer, shown.latest),
    markOffers(board, viewer, shown.featured),
  ]);
  return { ...shown, latest, featured };
}

export default function HomePage() {
  const t = useTranslations('home');
  const search = useAddress()('/offres/recherche');
  const { facts, zones, discs, departures, latest, featured } = useLoaderData<typeof loader>();
  return (
    <div className={styles.page}>
      <PageMeta description={t('description')} />
      <HomeHero shown={{ facts, discs, zones }} />
      <HomeOffers id="dernieres_offres" title={t('latest.title')} offers={latest}>
        <a className={buttonClass('secondary')} href={`${search}?latest=true`}>
          {t('latest.all')}
          <Icon name="arrow-right" />
        </a>
      </HomeOffers>
      {departures.length > 0 ? <Departures countries={departures} /> : null}
      <HomeOffers id="offres_a_la_une" title={t('featured.title')} lead={t('featured.lead')} offers={featured} swipe />
      <Steps />
    </div>
  );
}
