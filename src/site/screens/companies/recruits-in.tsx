import { useLoaderData } from 'react-router';
import { useTranslations } from '#words/use-translations.ts';
import { PlaceList } from '#site/parts/map/place-list.tsx';
import { OffersMap } from '#site/parts/map/offers-map.tsx';
import { useAddress } from '#site/routing/addresses.ts';
import styles from './company-page.module.css';
import type { loader } from './load-company-page.ts';

/** The countries of the company's open offers, on a map and in words; renders nothing without offers. */
export function RecruitsIn() {
  const t = useTranslations('companies.company');
  const map = useTranslations('map');
  const search = useAddress()('/offres/recherche');
  const { countries, discs } = useLoaderData<typeof loader>();
  if (countries.length === 0) return null;
  return (
    <section className={styles.places} aria-labelledby="where">
      <h2 id="where">{t('where')}</h2>
      <OffersMap discs={discs} screen={search} />
      <PlaceList title={map('countries')} places={countries} screen={search} />
    </section>
  );
}
