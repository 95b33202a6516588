import { useLoaderData } from 'react-router';
import { useTranslations } from '#words/use-translations.ts';
import { loadWords } from '#words/load-words.ts';
import { AllLink } from '#site/slices/section/all-link.tsx';
import { CompanyList } from '#site/parts/companies/company-list.tsx';
import { SliceZone } from '#site/slices/slice-zone.tsx';
import { useAddress } from '#site/routing/addresses.ts';
import { PageMeta } from '#site/parts/page/page-meta.tsx';
import { defineScreen } from '#site/routing/screen-handle.ts';
import { CountryOffers } from '#site/slices/offers-by-country/country-offers.tsx';
import { DestinationAllowance } from './destination-allowance.tsx';
import { DestinationHero, useAbove } from './destination-hero.tsx';
import styles from './destination-page.module.css';
import type { loader } from './load-destination.ts';

export const catalogues = await loadWords(
  'companies',
  'content',
  'destinations',
  'home',
  'map',
  'offer',
  'offers',
  'shell',
);

export const handle = defineScreen({
  hydrate: false,
  lowerCase: true,
  picture: true,
  cache: { seconds: 300, about: ['content', 'offers', 'reference'] },
});

export { loader } from './load-destination.ts';

/** `/destinations/{uid}`: a country, its offers, its allowance, and the editors' text. */
export default function DestinationPage() {
  const t = useTranslations('destinations.country');
  const above = useAbove();
  const { name, description, offers, before, after, loaded } = useLoaderData<typeof loader>();
  return (
    <div className={styles.page}>
      <PageMeta title={name} description={description ?? t('description', { name })} above={above} />
      <DestinationHero />
      <SliceZone slices={before} loaded={loaded} />
      {offers && offers.total > 0 ? <CountryOffers id="offres" found={offers} /> : null}
      <Recruiters />
      <DestinationAllowance />
      <SliceZone slices={after} loaded={loaded} />
    </div>
  );
}

/** Companies with open offers in the country. */
function Recruiters() {
  const t = useTranslations('destinations.country');
  const companies = useAddress()('/entreprises/recherche');
  const { companies: there } = useLoaderData<typeof loader>();
  if (!there || there.total === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="companies-there">
      <h2 id="companies-there">{t('companies')}</h2>
      <CompanyList companies={there.list} headingLevel={3} there />
      {there.total > there.list.length ? (
        <AllLink href={companies + there.search} words={t('allCompanies', { count: there.total })} />
      ) : null}
    </section>
  );
}
