import { useTranslations } from '#words/use-translations.ts';
import type { OfferSummary } from '#board/offers/details/present-offer.ts';
import { useAddress } from '#site/routing/addresses.ts';
import { GuideLink } from '#site/parts/page/guide-link.tsx';
import { LoginDialog } from '#site/parts/sign-in/login-dialog.tsx';
import styles from './offer-page.module.css';
import { SearchLink } from './search-link.tsx';

/** What visitors see below the pass: the opening lines of the offer, the sign-in methods, and a link back. */
export function OfferGate({ offer }: { offer: OfferSummary }) {
  const t = useTranslations('details');
  const here = useAddress()('/offres/:id', { id: String(offer.id) });
  return (
    <div className={styles.gate}>
      <div className={styles.text}>
        <OpeningLines offer={offer} />
      </div>
      <LoginDialog message={t('gateMessage')} redirect={here} required panel>
        <SearchLink offerId={offer.id} className={styles.leave} found={t('backToResults')}>
          {t('gateLeave')}
        </SearchLink>
        <GuideLink page="eligibility">{t('gateGuide')}</GuideLink>
      </LoginDialog>
    </div>
  );
}

/** The first lines of the mission, which are public, and the reason if the offer has ended. */
function OpeningLines({ offer }: { offer: OfferSummary }) {
  const t = useTranslations('details');
  return (
    <>
      {offer.state === 'open' ? null : <p className={styles.closed}>{t(`${offer.state}Text`)}</p>}
      {offer.openingLines ? (
        <section className={styles.section} aria-labelledby="mission">
          <h2 id="mission">{t('mission')}</h2>
          <p className={styles.opening} lang={offer.language}>
            {offer.openingLines}
          </p>
        </section>
      ) : null}
    </>
  );
}
