import { useTranslations } from 'use-intl';
import type { OfferSummary } from '#board/offers/present-offer.ts';
import { localized, useLocale } from '../i18n/locale.ts';
import { LoginDialog } from '../shell/login-dialog.tsx';
import styles from './offer-page.module.css';
import { SearchLink } from './search-link.tsx';

/** What a visitor sees below the pass: the opening lines, then the ways in, and the way back. */
export function OfferGate({ offer }: { offer: OfferSummary }) {
  const t = useTranslations('offer');
  const locale = useLocale();
  return (
    <div className={styles.gate}>
      {offer.state === 'open' ? null : <p className={styles.closed}>{t(`${offer.state}Text`)}</p>}
      {offer.openingLines ? (
        <section className={styles.section} aria-labelledby="mission">
          <h2 id="mission">{t('mission')}</h2>
          <p className={styles.opening} lang={offer.language}>
            {offer.openingLines}
          </p>
        </section>
      ) : null}
      <LoginDialog message={t('gateMessage')} redirect={localized(locale, `/offres/${offer.id}`)} required>
        <SearchLink className={styles.leave}>{t('gateLeave')}</SearchLink>
      </LoginDialog>
    </div>
  );
}
