import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { useTranslations } from 'use-intl';
import { useFormats } from '#words/formats.ts';
import { boardContext, viewerContext } from '../context.ts';
import { loadWords } from '#words/load-words.ts';
import { localeOf } from '#words/locale.ts';
import { useAddress } from '../shell/addresses.ts';
import { WorldMap } from '../map/world-map.tsx';
import { markOffers } from '../favourites/mark-offers.ts';
import { PageMeta } from '../shell/page-meta.tsx';
import type { ScreenHandle } from '../shell/screen-handle.ts';
import { buttonClass } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Departures } from './departures.tsx';
import { HomeOffers } from './home-offers.tsx';
import styles from './home-page.module.css';
import { HomeSearch } from './home-search.tsx';
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
      <div className={styles.hero}>
        <div className={styles.words}>
          <p className={styles.eyebrow}>{t('eyebrow')}</p>
          <h1 className={styles.title}>{t('title')}</h1>
          <p className={styles.lead}>{t('lead')}</p>
          <Facts facts={facts} />
        </div>
        <div className={styles.map}>
          <WorldMap discs={discs} screen={search} inset />
        </div>
        <div className={styles.search}>
          <HomeSearch zones={zones} />
        </div>
      </div>
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

type HomeFacts = { readonly offers: number; readonly countries: number; readonly companies: number };

function Facts({ facts }: { facts: HomeFacts }) {
  const t = useTranslations('home.facts');
  const format = useFormats();
  const companies = useAddress()('/entreprises');
  return (
    <dl className={styles.facts}>
      {(['offers', 'countries', 'companies'] as const).map((fact) => (
        <div key={fact}>
          <dt>
            {fact === 'companies' ? (
              <a href={companies}>{t(fact, { count: facts[fact] })}</a>
            ) : (
              t(fact, { count: facts[fact] })
            )}
          </dt>
          <dd>{format.number(facts[fact])}</dd>
        </div>
      ))}
    </dl>
  );
}
