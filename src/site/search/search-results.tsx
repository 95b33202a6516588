import { useTranslations } from 'use-intl';
import { useFormats } from '#words/formats.ts';
import { useLocale } from '#words/use-locale.ts';
import { Notice } from '#ui/notice.tsx';
import { OfferCard } from '../offers/offer-card.tsx';
import { useNoteSearch } from './last-search.ts';
import { MapLink } from './map-link.tsx';
import { NoOffers } from './no-offers.tsx';
import { PageLinks } from './page-links.tsx';
import styles from './search-results.module.css';
import { SortSelect } from './sort-select.tsx';
import { useFound } from './use-found.ts';
import { useOpenPages } from './use-open-pages.ts';

/** The total, the order, the offers, and what to do when there are none. */
export function SearchResults() {
  const t = useTranslations('search');
  const locale = useLocale();
  const { total, first, correction, lacksContinent } = useFound();
  const open = useOpenPages();
  useNoteSearch(first, open.offers);
  return (
    <>
      {lacksContinent ? (
        <Notice tone="warning" title={t('chooseContinent')}>
          {t('countriesDropped')}
        </Notice>
      ) : null}
      {correction ? <CorrectionNotice correction={correction} /> : null}
      <div className={styles.bar}>
        <h2 id="resultats" className={styles.total} tabIndex={-1}>
          {total === 0 ? t('none') : t('results', { count: total })}
        </h2>
        {total > 0 ? <MapLink /> : null}
        {total > 1 ? <SortSelect /> : null}
      </div>
      {total === 0 ? <NoOffers /> : null}
      {open.offers.length > 0 ? (
        <ol className={styles.list} aria-label={t('list')} start={first}>
          {open.offers.map((offer, index) => (
            <li key={offer.id} id={`offre-${first + index}`} className={styles.item}>
              <OfferCard offer={offer} locale={locale} />
            </li>
          ))}
        </ol>
      ) : null}
      <PageLinks open={open} />
    </>
  );
}

type Correction = readonly { readonly from: string; readonly to: string }[];

/** The text found nothing as it was typed: says what was searched in its place. */
function CorrectionNotice({ correction }: { correction: Correction }) {
  const t = useTranslations('search');
  const format = useFormats();
  const quoted = (words: string[]) => format.list(words.map((word) => t('correctionWord', { word })));
  return (
    <Notice tone="info">
      <p>
        {t('correction', {
          corrected: quoted(correction.map(({ to }) => to)),
          typed: quoted(correction.map(({ from }) => from)),
        })}
      </p>
    </Notice>
  );
}
