import { useTranslations } from 'use-intl';
import { Allowance } from './allowance.tsx';
import { MissionStart } from './mission-start.tsx';
import styles from './offer-stub.module.css';
import type { ShownOffer } from './present-card.ts';

/** The stub of the pass: duration, start and allowance. */
export function OfferStub({ offer, closed = false }: { offer: ShownOffer; closed?: boolean }) {
  const t = useTranslations('offer');
  return (
    <dl className={styles.stub}>
      <div>
        <dt>{t('duration')}</dt>
        <dd>{t('months', { count: offer.durationMonths })}</dd>
      </div>
      <div>
        <dt>{t('start')}</dt>
        <dd>
          <MissionStart day={offer.missionStart} passed={offer.startPassed && !closed} />
        </dd>
      </div>
      <div>
        <dt>{t('allowance')}</dt>
        <dd>
          <Allowance euros={offer.monthlyAllowance} monthly />
        </dd>
      </div>
    </dl>
  );
}
