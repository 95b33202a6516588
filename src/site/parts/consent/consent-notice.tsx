import { useTranslations } from '#words/use-translations.ts';
import { Button } from '#ui/button.tsx';
import { useAddress } from '#site/routing/addresses.ts';
import styles from './consent-notice.module.css';
import type { ConsentChoice } from '#site/scripts/on-every-page/consent-cookie.ts';

/**
 * Asks for consent to show films of other sites; on-every-page/consent.ts opens the notice. The notice is the
 * first element of the page, so that keyboard and screen reader reach it first. As a popover it covers only
 * the lower edge of the window. The buttons to accept and to refuse look the same (CNIL, guidelines of 17
 * September 2020). Its title is no heading, because the first heading must be that of the page.
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

/**
 * The visitor's current choice, shown on the page where the choice can be changed. A script selects the right
 * sentence.
 */
function Present({ choice }: { choice: ConsentChoice }) {
  const t = useTranslations('shell.consent.present');
  return (
    <p data-present={choice} hidden suppressHydrationWarning>
      <strong>{t(choice)}</strong>
    </p>
  );
}

/** A button that closes the notice without a change. It appears only if the visitor has already chosen. */
function Close() {
  const t = useTranslations('shell');
  return (
    <Button type="button" variant="quiet" data-consent="close" hidden suppressHydrationWarning>
      {t('close')}
    </Button>
  );
}
