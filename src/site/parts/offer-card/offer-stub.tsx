import { writtenAllowance } from './allowance.tsx';
import type { CardWords } from './card-words.ts';
import { writtenStart } from './mission-start.tsx';
import styles from './offer-stub.module.css';
import type { ShownOffer } from './present-card.ts';

type Props = { offer: ShownOffer; words: CardWords; closed: boolean };

/** The stub of the pass: duration, start and allowance. */
export function OfferStub({ offer, words, closed }: Props) {
  const { t } = words;
  return (
    <dl className={styles.stub}>
      <div>
        <dt>{t('duration')}</dt>
        <dd>{t('months', { count: offer.durationMonths })}</dd>
      </div>
      <div>
        <dt>{t('start')}</dt>
        <dd>{writtenStart(words, { day: offer.missionStart, passed: offer.startPassed === true && !closed })}</dd>
      </div>
      <div>
        <dt>{t('allowance')}</dt>
        <dd>{writtenAllowance(words, { allowance: offer.allowance, monthly: true })}</dd>
      </div>
    </dl>
  );
}
