import { useTranslations } from 'use-intl';
import type { OfferDetails } from '#board/offers/offer-details.ts';
import { StaticPart } from '../shell/static-part.tsx';
import { FactList } from './fact-list.tsx';
import styles from './offer-facts.module.css';
import { PrintButton } from './print-button.tsx';

type Props = { offer: Omit<OfferDetails, 'contact'> };

/** The offer in short, beside its text. */
export function OfferFacts({ offer }: Props) {
  const t = useTranslations('offer');
  return (
    <aside className={styles.facts} aria-labelledby="facts">
      <h2 id="facts">{t('facts')}</h2>
      <StaticPart id={`facts-${offer.id}`} as="dl" className={styles.list}>
        {import.meta.env.SSR ? <FactList offer={offer} /> : null}
      </StaticPart>
      <PrintButton />
    </aside>
  );
}
