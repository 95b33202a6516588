import { useTranslations } from '#words/use-translations.ts';
import { Button } from '#ui/button.tsx';
import { useAddress } from '#site/routing/addresses.ts';
import styles from './consent-notice.module.css';
import type { ConsentChoice } from '#site/scripts/on-every-page/consent-cookie.ts';

/**
 * Asks for consent to show films of other sites; on-every-page/consent.ts opens it. It is first in the
 * page, so that keyboard and screen reader reach it first; as a popover it covers only the lower edge. Both
 * answers look the same (CNIL, guidelines of 17 September 2020). Its title is no heading, because the first
 * heading belongs to the page.
 */
export function ConsentNotice() {
  const t = useTranslations('shell.consent');
  return (
    <section className={styles.notice} id="consent" popover="manual" aria-labelledby="consent-title" tabIndex={-1}>
      <div className={styles.inner}>
        <div>
          <p className={styles.title} id="consent-title">
            {t('title')}
          </p>
          <p>
            {t('text')} <a href={useAddress()('/cookies')}>{t('more')}</a>
          </p>
          <Present choice="accepted" />
          <Present choice="refused" />
        </div>
        <div className={styles.ways}>
          <Answer choice="refused">{t('refuse')}</Answer>
          <Answer choice="accepted">{t('accept')}</Answer>
          <Close />
        </div>
      </div>
    </section>
  );
}

function Answer({ choice, children }: { choice: ConsentChoice; children: string }) {
  return (
    <Button type="button" variant="secondary" data-consent={choice}>
      {children}
    </Button>
  );
}

/** The current choice, shown where it can be changed; scripts show the right sentence. */
function Present({ choice }: { choice: ConsentChoice }) {
  const t = useTranslations('shell.consent.present');
  return (
    <p data-present={choice} hidden suppressHydrationWarning>
      <strong>{t(choice)}</strong>
    </p>
  );
}

/** Closes the notice without a change; shown if a choice was made. */
function Close() {
  const t = useTranslations('shell');
  return (
    <Button type="button" variant="quiet" data-consent="close" hidden suppressHydrationWarning>
      {t('close')}
    </Button>
  );
}
