import { clsx } from 'clsx';
import { useTranslations } from '#words/use-translations.ts';
import { buttonClass } from '#ui/button.tsx';
import { SaveSearchForm } from '#site/parts/saved-searches/save-search-form.tsx';
import { useNoteSearch } from '#site/parts/search-links/last-search.ts';
import { OfferLists } from './offer-list.tsx';
import { PageLinks } from './page-links.tsx';
import styles from './search-results.module.css';
import { SortSelect } from './sort-select.tsx';
import { useSearchAt, useSearchPageData } from '#site/parts/search/use-search-page-data.ts';
import { useOpenPages } from './use-open-pages.ts';
import { Icon } from '#ui/icon.tsx';
import { useAddress } from '#site/routing/addresses.ts';
import { latePart } from '#site/scripts/late-part.tsx';

// Loaded only when needed, because most searches have neither notes nor proposals.
const NoOffers = await latePart(async () => (await import('./no-offers.tsx')).NoOffers);
const SearchNotes = await latePart(async () => (await import('./search-notes.tsx')).SearchNotes);

/** The total, the order and the offers; for a search without results, alternatives. */
export function SearchResults() {
  const t = useTranslations('search');
  const { total, first, tags, noted } = useSearchPageData();
  const open = useOpenPages();
  useNoteSearch(first, open.offers);
  return (
    <>
      <div className={styles.bar}>
        <h2 id="resultats" className={styles.total} tabIndex={-1}>
          {total === 0 ? t('none') : t('results', { count: total })}
        </h2>
        {total > 0 ? (
          <div className={styles.tools}>
            {tags.length > 0 ? <SaveSearchForm icon className={clsx(buttonClass('link'), styles.tool)} /> : null}
            <MapLink className={clsx(buttonClass('link'), styles.tool)} />
          </div>
        ) : null}
        {total > 1 ? <SortSelect /> : null}
      </div>
      {noted ? <SearchNotes /> : null}
      {total === 0 ? <NoOffers /> : null}
      <OfferLists offers={open.offers} first={first} />
      <PageLinks open={open} />
    </>
  );
}

/** A link to the same search on the map, without the page number, because the map has no pages. */
function MapLink({ className }: { className: string | undefined }) {
  const t = useTranslations('search');
  const address = useSearchAt(useAddress()('/offres/carte'));
  return (
    <a className={className} href={address}>
      <Icon name="globe" />
      <span className={clsx(styles.mapName, 'visually-hidden-on-handset')}>{t('map')}</span>
    </a>
  );
}
