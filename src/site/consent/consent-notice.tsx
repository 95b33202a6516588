import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { useAddress } from '../shell/addresses.ts';
import styles from './consent-notice.module.css';
import type { Choice } from './consent-cookie.ts';

/**
 * Asks whether films of other sites may be framed; page-scripts/consent.ts shows it. First in the page, so
 * that keyboard and screen reader come to it first; as a popover it lies over nothing that is read but the
 * edge below. Both answers weigh the same (CNIL, guidelines of 17 September 2020).
 */
export function ConsentNotice() {
  const t = useTranslations('shell.consent');
  return (
    <section className={styles.notice} id="consent" popover="manual" aria-labelledby="consent-title" tabIndex={-1}>
      <div className={styles.inner}>
        <div>
          <h2 className={styles.title} id="consent-title">
            {t('title')}
          </h2>
          <p>
            {t('text')} <a href={useAddress()('/cookies')}>{t('more')}</a>
          </p>
        </div>
        <div className={styles.ways}>
          <Answer choice="refused">{t('refuse')}</Answer>
          <Answer choice="accepted">{t('accept')}</Answer>
        </div>
      </div>
    </section>
  );
}

function Answer({ choice, children }: { choice: Choice; children: string }) {
  return (
    <Button type="button" variant="secondary" data-consent={choice}>
      {children}
    </Button>
  );
}
