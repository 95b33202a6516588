import { clsx } from 'clsx';
import { useTranslations } from '#words/use-translations.ts';
import { KeptNotice } from '#site/parts/favourites/kept-notice.tsx';
import { loadWords } from '#words/load-words.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { useAddress } from '#site/routing/addresses.ts';
import { useAboveOffers } from '#site/parts/search/above-offers.ts';
import { PublicKey } from '#site/parts/offers/public-key.tsx';
import { PageMeta } from '#site/parts/page/page-meta.tsx';
import { usePublicOrigin } from '#site/request/root-data.ts';
import { defineScreen } from '#site/routing/screen-handle.ts';
import { SuggestingField } from '#site/parts/suggestions/suggesting-field.tsx';
import { CriterionTags } from '#site/parts/search/criterion-tags.tsx';
import { FilterSheet } from './filter-sheet.tsx';
import { useKeepShown } from './keep-shown.ts';
import fieldStyles from './keyword-field.module.css';
import { linkParameters } from '#site/parts/search-links/linked-search.ts';
import { searchCache } from '#site/parts/search/search-cache.ts';
import styles from './search-page.module.css';
import { SearchFailure } from './search-failure.tsx';
import { SearchResults } from './search-results.tsx';
import { shortenTitle } from './shorten-title.ts';
import { searchFormId, useSearchForm } from './use-search-form.ts';
import { useSearchPageData } from '#site/parts/search/use-search-page-data.ts';
import { useTagNames } from '#site/parts/search/use-tag-names.ts';

export const catalogues = await loadWords('offer', 'search');

export const handle = defineScreen({ hydrate: true, picture: true, ownSearch: true, cache: searchCache });

export { loader } from '#site/parts/search/load-search.ts';
export { clientLoader } from './keep-shown.ts';

export default function SearchPage() {
  const t = useTranslations('search');
  const found = useSearchPageData();
  useKeepShown(found);
  const { form, searching, changed, onChange, onSubmit } = useSearchForm();
  return (
    // Listens here for all changes, because all controls of the form are inside this element and their events
    // bubble up to it.
    <div className={styles.page} onChange={onChange}>
      <SearchMeta />
      <header className={styles.head}>
        <h1 className="visually-hidden-on-handset">{t('title')}</h1>
        <KeywordField query={found.query} />
      </header>
      <div className={styles.columns}>
        <FilterSheet form={form} onSubmit={onSubmit} announce={changed && !searching} />
        <section className={styles.results} aria-labelledby="resultats" data-searching={searching || undefined}>
          <CriterionTags tags={found.tags} />
          <SearchResults />
          <SearchFailure />
        </section>
      </div>
      <KeptNotice />
    </div>
  );
}

function KeywordField({ query }: { query: string }) {
  const t = useTranslations('search');
  return (
    <div className={fieldStyles.field}>
      <label className="visually-hidden" htmlFor="search-query">
        {t('keyword')}
      </label>
      <div className={fieldStyles.row}>
        <Icon name="search" className={fieldStyles.icon} />
        <SuggestingField
          id="search-query"
          className={fieldStyles.input}
          name={linkParameters.query}
          form={searchFormId}
          defaultValue={query}
          placeholder={t('keywordHint')}
        />
        <a className={clsx('visually-hidden', fieldStyles.skip)} href="#resultats">
          {t('skip')}
        </a>
        <Button type="submit" form={searchFormId} className={fieldStyles.button}>
          <Icon name="search" />
          <span className="visually-hidden-on-handset">{t('search')}</span>
        </Button>
      </div>
    </div>
  );
}

function SearchMeta() {
  const t = useTranslations('search');
  const { tags, total, own, indexed, page, publicKey } = useSearchPageData();
  const nameOf = useTagNames();
  const feed = usePublicOrigin() + useAddress()('/offres/recherche.atom');
  const criteria = shortenTitle(tags.slice(0, 4).map(nameOf).join(', '));
  const title = criteria ? t('metaTitleOf', { criteria }) : t('metaTitle');
  return (
    <>
      <PageMeta
        title={page > 1 ? t('metaTitlePage', { title, page }) : title}
        description={t('metaDescription', { count: total })}
        search={own}
        above={useAboveOffers()}
        robots={indexed ? 'index' : 'noindex'}
      />
      <link rel="alternate" type="application/atom+xml" title={title} href={feed + own} />
      <PublicKey value={publicKey} />
    </>
  );
}
