import { useLoaderData } from 'react-router';
import { useTranslations } from '#words/use-translations.ts';
import { buttonClass } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { loadWords } from '#words/load-words.ts';
import { HomeOffers } from '#site/parts/home/home-offers.tsx';
import { HomeSearch } from '#site/parts/home/home-search.tsx';
import { PlaceList } from '#site/parts/map/place-list.tsx';
import { PublicKey } from '#site/parts/offers/public-key.tsx';
import { useAddress } from '#site/routing/addresses.ts';
import { PageMeta } from '#site/parts/page/page-meta.tsx';
import { defineScreen } from '#site/routing/screen-handle.ts';
import type { loader } from './load-offers-page.ts';
import styles from '#site/parts/offers/offers-page.module.css';
import { PersonalOffers } from '#site/slices/personal-offers/personal-offers-section.tsx';

export const catalogues = await loadWords('home', 'map', 'offer', 'offers');

export const handle = defineScreen({
  picture: true,
  hydrate: false,
  ownSearch: true,
  cache: {
    seconds: 60,
    about: ['offers', 'reference', 'content'],
    address: import.meta.env.SSR ? async () => (await import('./asks-search.ts')).canonicalOffersAddress : undefined,
  },
});

export { loader } from './load-offers-page.ts';

/** `/offres`: the latest offers, with links to all others. */
export default function OffersScreen() {
  const t = useTranslations('offers');
  const { total, zones, personal, featured, publicKey } = useLoaderData<typeof loader>();
  return (
    <div className={styles.page}>
      <PageMeta title={t('title')} description={t('description')} />
      <PublicKey value={publicKey} />
      <header className={styles.head}>
        <h1>{t('heading')}</h1>
        <p className={styles.lead}>{t('lead', { count: total })}</p>
      </header>
      <HomeSearch zones={zones} />
      <PersonalOffers personal={personal} />
      <HomeOffers id="offres_a_la_une" title={t('featured')} lead={t('featuredLead')} offers={featured} swipe>
        <a className={buttonClass('secondary')} href={useAddress()('/offres/recherche')}>
          {t('all', { count: total })}
          <Icon name="arrow-right" />
        </a>
      </HomeOffers>
      <Ways />
    </div>
  );
}

/** Links by destination, sector, mission type and topic, each with its number of offers. */
function Ways() {
  const t = useTranslations('offers');
  const address = useAddress();
  const { continents, countries, sectors, missionTypes, professions, remoteWork, environmental } =
    useLoaderData<typeof loader>();
  const topics = [
    ...professions,
    ...remoteWork.map((one) => ({ ...one, id: 'remoteWork', name: t('remoteWork') })),
    ...environmental.map((one) => ({ ...one, id: 'environmental', name: t('environmental') })),
  ];
  const screen = address('/offres/recherche');
  return (
    <>
      <div className={styles.section}>
        <PlaceList title={t('byContinent')} places={continents} screen={screen} />
        <PlaceList title={t('byCountry')} places={countries} screen={screen} />
        <a className={buttonClass('secondary')} href={address('/offres/carte')}>
          <Icon name="globe" />
          {t('map')}
        </a>
      </div>
      <PlaceList title={t('bySector')} places={sectors} screen={screen} />
      <PlaceList title={t('byType')} places={missionTypes} screen={screen} />
      <PlaceList title={t('topics')} places={topics} screen={screen} />
    </>
  );
}
