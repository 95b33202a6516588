import { useLoaderData } from 'react-router';
import { useTranslations } from '#words/use-translations.ts';
import { loadWords } from '#words/load-words.ts';
import { SearchForm } from '#site/parts/documents/search-form.tsx';
import { askedSearch } from '#site/parts/list-filter/asked-search.ts';
import { askedPage } from '#site/slices/latest-news/load-news.ts';
import { PageMeta } from '#site/parts/page/page-meta.tsx';
import { defineScreen, type CanonicalAddress } from '#site/routing/screen-handle.ts';
import { FoundCompanies } from './found-companies.tsx';
import { FoundDocuments } from './found-documents-list.tsx';
import type { loader } from './load-results.ts';
import { NothingFound } from './nothing-found.tsx';
import { FoundOffers } from './found-offers.tsx';
import styles from './results-page.module.css';

export const catalogues = await loadWords('account', 'companies', 'content', 'offer', 'shell');

const canonicalResults: CanonicalAddress = (parameters) => {
  const [search, page] = [askedSearch(parameters), askedPage(parameters)];
  return new URLSearchParams(search === '' ? {} : { search, ...(page > 1 && { page: String(page) }) });
};

export const handle = defineScreen({
  hydrate: false,
  robots: 'noindex',
  ownSearch: true,
  cache: { seconds: 60, about: ['content', 'offers', 'reference'], address: async () => canonicalResults },
  // The limit is lower than usual, because each request makes up to five queries to the content system.
  limit: { name: 'site search', max: 120, counts: 'requests' },
});

export { loader } from './load-results.ts';

const views = { offers: FoundOffers, companies: FoundCompanies, documents: FoundDocuments };

/** `/recherche?search=…`: offers, companies and content with the words of a text. */
export default function ResultsPage() {
  const t = useTranslations('content.search');
  const found = useLoaderData<typeof loader>();
  const isNothing = found === null || found.order.length === 0 || found.documents.isPart;
  const title = found ? t('titleOf', { search: found.search }) : t('title');
  return (
    <div className={styles.page}>
      <PageMeta title={title} description={t('lead')} />
      <h1 className={styles.title}>{title}</h1>
      <SearchForm search={found?.search ?? ''} />
      {isNothing ? <NothingFound search={found?.search ?? ''} /> : null}
      {found?.order.map((group) => {
        const View = views[group];
        return <View key={group} found={found} />;
      })}
    </div>
  );
}
