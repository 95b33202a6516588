import { useTranslations } from '#words/use-translations.ts';
import { useAddress } from '#site/routing/addresses.ts';
import styles from './results-page.module.css';

/** Help for an empty search, or for a search without results. */
export function NothingFound({ search }: { search: string }) {
  const t = useTranslations('content.search');
  const address = useAddress();
  const query = search === '' ? '' : `?${new URLSearchParams({ query: search })}`;
  const ways = [
    // Links to the search of offers, because it proposes similar searches.
    [address('/offres/recherche') + query, t('ways.offers')],
    [address('/destinations'), t('ways.destinations')],
    [address('/entreprises'), t('ways.companies')],
    [address('/faq'), t('ways.faq')],
  ] as const;
  return (
    <div className={styles.none}>
      <p>{search === '' ? t('lead') : t('none', { search })}</p>
      {search === '' ? null : <p>{t('noneLead')}</p>}
      <ul>
        {ways.map(([to, label]) => (
          <li key={to}>
            <a href={to}>{label}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
