import { useTranslations } from '#words/use-translations.ts';
import { Button } from '#ui/button.tsx';
import type { EditIntent } from './edit-search.ts';
import styles from './searches-page.module.css';

/** The secret address of a search's feed, for feed readers. */
export function FeedBox({ address }: { address: string | null }) {
  const t = useTranslations('searches.feed');
  return (
    <section className={styles.part} aria-labelledby="flux">
      <h2 id="flux">{t('title')}</h2>
      <p>{t(address === null ? 'text' : 'secret')}</p>
      {address === null ? null : (
        <p className={styles.address}>
          <a href={address}>{address}</a>
        </p>
      )}
      <form method="post" className={styles.ways}>
        <Button variant="secondary" name="intent" value={'openFeed' satisfies EditIntent}>
          {t(address === null ? 'open' : 'renew')}
        </Button>
        {address === null ? null : (
          <Button variant="quiet" name="intent" value={'closeFeed' satisfies EditIntent}>
            {t('close')}
          </Button>
        )}
      </form>
    </section>
  );
}
