import { useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';
import { loadWords } from '#words/load-words.ts';
import { PageMeta } from '../shell/page-meta.tsx';
import type { ScreenHandle } from '../shell/screen-handle.ts';
import { CriterionTags } from './criterion-tags.tsx';
import { useCriterionWords } from './criterion-words.ts';
import { FilterSheet } from './filter-sheet.tsx';
import { KeywordField } from './keyword-field.tsx';
import type { loader } from './load-search.ts';
import styles from './search-page.module.css';
import { SearchResults } from './search-results.tsx';
import { useSearchForm } from './use-search-form.ts';

await loadWords('search', 'offer-card');

export const handle: ScreenHandle = {
  cache: { seconds: 60, address: async () => (await import('./canonical-search.ts')).canonicalSearch },
};

export { loader } from './load-search.ts';

export default function SearchPage() {
  const t = useTranslations('search');
  const found = useLoaderData<typeof loader>();
  const { form, searching, changed, onChange, onSubmit } = useSearchForm(found);
  return (
    // Every control of the form is inside, wherever it stands: changes bubble up to here.
    <div className={styles.page} onChange={onChange}>
      <SearchMeta />
      <header className={styles.head}>
        <h1>{t('title')}</h1>
        <p className={styles.lead}>{t('lead')}</p>
        <KeywordField query={found.query} />
      </header>
      <div className={styles.columns}>
        <FilterSheet form={form} onSubmit={onSubmit} announce={changed && !searching} />
        <section className={styles.results} aria-labelledby="resultats" data-searching={searching || undefined}>
          <CriterionTags tags={found.tags} />
          <SearchResults />
        </section>
      </div>
    </div>
  );
}

function SearchMeta() {
  const t = useTranslations('search');
  const { tags, total, own, indexed } = useLoaderData<typeof loader>();
  const { nameTag } = useCriterionWords();
  const criteria = tags.slice(0, 4).map(nameTag).join(', ');
  return (
    <PageMeta
      title={criteria ? t('metaTitleOf', { criteria }) : t('metaTitle')}
      description={t('metaDescription', { count: total })}
      search={own}
      robots={indexed ? 'index' : 'noindex'}
    />
  );
}
