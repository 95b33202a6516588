import { useTranslations } from '#words/use-translations.ts';
import { useLocale } from '#words/use-locale.ts';
import { buttonClass } from '#ui/button.tsx';
import type { OfferSummary } from '#board/offers/details/present-offer.ts';
import { GuideLink } from '#site/parts/page/guide-link.tsx';
import { signInAddress } from '#site/routing/addresses.ts';
import { useHere } from '#site/routing/here.ts';
import styles from './offer-page.module.css';

/** What visitors see below the pass: the opening lines of the offer, one sentence, and one button. */
export function OfferGate({ offer }: { offer: OfferSummary }) {
  const t = useTranslations('details');
  const signIn = signInAddress(useLocale(), '/connexion/choix', useHere());
  return (
    <div className={styles.gate}>
      <OpeningLines offer={offer} />
      <div className={styles.more}>
        <p>{t('gateMessage')}</p>
        <GuideLink page="eligibility">{t('gateGuide')}</GuideLink>
        <a className={buttonClass('secondary')} href={signIn} rel="nofollow">
          {t('gateRead')}
        </a>
      </div>
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
