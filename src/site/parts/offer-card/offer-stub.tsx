import { writtenAllowance } from './allowance.tsx';
import type { CardWords } from './card-words.ts';
import { writtenStart } from './mission-start.tsx';
import styles from './offer-stub.module.css';
import type { ShownOffer } from './present-card.ts';

type Props = { offer: ShownOffer; words: CardWords; closed: boolean };

/** The stub of the pass: duration, start and allowance. Only screen readers say which is which. */
export function OfferStub({ offer, words, closed }: Props) {
  const { t } = words;
  const isLate = offer.startPassed === true && !closed;
  return (
    <dl className={styles.stub}>
      <div>
        <dt>{t('duration')}</dt>
        <dd>{t('months', { count: offer.durationMonths })}</dd>
      </div>
      <div data-soon={isLate || undefined}>
        <dt>{t('start')}</dt>
        <dd>{writtenStart(words, { day: offer.missionStart, passed: isLate })}</dd>
      </div>
      <div>
        <dt>{t('allowance')}</dt>
        <dd>{writtenAllowance(words, { allowance: offer.allowance, monthly: true })}</dd>
      </div>
    </dl>
  );
}
