import { useTranslations } from '#words/use-translations.ts';
import { buttonClass } from '#ui/button.tsx';
import { KeptNotice } from '#site/parts/favourites/kept-notice.tsx';
import { useAddress } from '#site/routing/addresses.ts';
import { Lost } from '#site/scripts/lost.tsx';
import { PageMeta } from '#site/parts/page/page-meta.tsx';
import styles from './offer-page.module.css';
import type { ShownOffer } from '#site/parts/offer-card/present-card.ts';
import { SimilarOffers } from './similar-offers.tsx';

/**
 * Shown for an offer that its source withdrew. It shows similar offers, but nothing of the withdrawn offer.
 */
export function GoneOffer({ similar }: { similar: readonly ShownOffer[] }) {
  const t = useTranslations('details');
  return (
    <>
      <PageMeta title={t('gone.title')} description={t('gone.text')} search={null} robots="noindex" />
      <Lost stamp="410" title={t('gone.title')}>
        <p>{t('gone.text')}</p>
        <a className={buttonClass('primary')} href={useAddress()('/offres/recherche')}>
          {t('all')}
        </a>
      </Lost>
      <div className={styles.page}>
        <SimilarOffers offers={similar} />
        <KeptNotice />
      </div>
    </>
  );
}
