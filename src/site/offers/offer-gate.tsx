import { useTranslations } from 'use-intl';
import type { OfferSummary } from '#board/offers/present-offer.ts';
import { useAddress } from '../shell/addresses.ts';
import { LoginDialog } from '../shell/login-dialog.tsx';
import { StaticPart } from '../shell/static-part.tsx';
import styles from './offer-page.module.css';
import { OpeningLines } from './opening-lines.tsx';
import { SearchLink } from './search-link.tsx';

/** What a visitor sees below the pass: the opening lines, then the ways in, and the way back. */
export function OfferGate({ offer }: { offer: OfferSummary }) {
  const t = useTranslations('offer');
  const here = useAddress()('/offres/:id', { id: String(offer.id) });
  return (
    <div className={styles.gate}>
      <StaticPart id={`opening-${offer.id}`} className={styles.text}>
        {import.meta.env.SSR ? <OpeningLines offer={offer} /> : null}
      </StaticPart>
      <LoginDialog message={t('gateMessage')} redirect={here} required>
        <SearchLink className={styles.leave}>{t('gateLeave')}</SearchLink>
      </LoginDialog>
    </div>
  );
}
