import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { useTranslations } from '#words/use-translations.ts';
import { readCriteria } from '#search/criteria/read-criteria.ts';
import { buttonClass } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Page } from '#ui/page.tsx';
import { loadWords } from '#words/load-words.ts';
import { localeOf } from '#words/locale.ts';
import { requestContext } from '#site/request/context.ts';
import { CriterionTags } from '#site/parts/search/criterion-tags.tsx';
import { searchCache } from '#site/parts/search/search-cache.ts';
import { useTagNames } from '#site/parts/search/use-tag-names.ts';
import { useAddress } from '#site/routing/addresses.ts';
import { useAboveOffers } from '#site/parts/search/above-offers.ts';
import { PageMeta } from '#site/parts/page/page-meta.tsx';
import { defineScreen } from '#site/routing/screen-handle.ts';
import styles from './map-page.module.css';
import { PlaceList } from '#site/parts/map/place-list.tsx';
import { presentMap } from './present-map.ts';
import { OffersMap } from '#site/parts/map/offers-map.tsx';

export const catalogues = await loadWords('map', 'search');

export const handle = defineScreen({
  picture: true,
  hydrate: false,
  cache: searchCache,
});

/** `/offres/carte`: shows the results of a search on the map. The parameters are those of the search. */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const { board } = context.get(requestContext);
  const reference = await board.reference();
  const criteria = readCriteria(url.searchParams, reference);
  return presentMap(board, { criteria, reference, locale: localeOf(url.pathname) });
}

export default function MapPage() {
  const t = useTranslations('map');
  const map = useAddress()('/offres/carte');
  const results = useAddress()('/offres/recherche');
  const { tags, discs, countries, cities } = useLoaderData<typeof loader>();
  return (
    <Page title={t('title')} lead={useLead()}>
      <MapMeta />
      <div className={styles.columns}>
        <div className={styles.drawing}>
          <div className={styles.bar}>
            <Total />
            <CriterionTags tags={tags} />
          </div>
          <OffersMap discs={discs} screen={map} />
        </div>
        <div className={styles.panel}>
          <PlaceList title={t('cities')} places={cities} screen={map} results={results} />
          <PlaceList title={t('countries')} places={countries} screen={map} results={results} />
        </div>
      </div>
    </Page>
  );
}

/** A sentence about the offers of the search, or about all offers if there is no criterion. */
function useLead(): string {
  const t = useTranslations('map');
  const { tags, total, countries } = useLoaderData<typeof loader>();
  return tags.length === 0 ? t('leadOfAll', { count: total, countries: countries.length }) : t('lead');
}

/** The number of offers, with a link to the list. */
function Total() {
  const t = useTranslations('map');
  const { total, list } = useLoaderData<typeof loader>();
  return (
    <>
      {total === 0 ? <p>{t('none')}</p> : null}
      <a className={buttonClass('primary')} href={useAddress()('/offres/recherche') + list}>
        {t('see', { count: total })}
        <Icon name="arrow-right" />
      </a>
    </>
  );
}

function MapMeta() {
  const t = useTranslations('map');
  const nameOf = useTagNames();
  const { tags, list } = useLoaderData<typeof loader>();
  const criteria = tags.slice(0, 4).map(nameOf).join(', ');
  return (
    <PageMeta
      title={criteria ? t('metaTitleOf', { criteria }) : t('title')}
      description={useLead()}
      search={list}
      // Search engines index only the map of all offers, because for other searches they index the list.
      above={useAboveOffers()}
      robots={tags.length === 0 ? 'index' : 'noindex'}
    />
  );
}
