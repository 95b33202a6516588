import type { ReactNode } from 'react';
import { useTranslations } from '#words/use-translations.ts';
import type { OfferCopy } from '#board/applications/offer-copies/offer-copy.ts';
import { missionTypeOf } from '#reference/mission-types.ts';
import { useFormats } from '#words/formats.ts';
import { lastMoment } from '#words/paris-days.ts';
import { Allowance } from '#site/parts/offer-card/allowance.tsx';
import { Day, MissionStart } from '#site/parts/offer-card/mission-start.tsx';
import styles from './copy-facts.module.css';

type Props = {
  copy: OfferCopy;
  /** False if the page shows duration, dates and allowance of the mission elsewhere. */
  withMission?: boolean;
};

/** The facts of an offer as they were when the candidate applied. */
export function CopyFacts({ copy, withMission = true }: Props) {
  const t = useTranslations('details.facts');
  const format = useFormats();
  const day = (date: Date) => <time dateTime={date.toISOString()}>{format.dateTime(date, { dateStyle: 'long' })}</time>;
  return (
    <dl className={styles.list}>
      {withMission ? <MissionFacts copy={copy} /> : null}
      <Fact name={t('missionType')}>{t(`typeLong.${missionTypeOf(copy)}`)}</Fact>
      <Fact name={t('reference')}>{copy.reference}</Fact>
      <Fact name={t('publishedOn')}>{day(copy.broadcastStart)}</Fact>
      {copy.broadcastEnd === null ? null : <Fact name={t('expiration')}>{day(lastMoment(copy.broadcastEnd))}</Fact>}
    </dl>
  );
}

function MissionFacts({ copy }: Pick<Props, 'copy'>) {
  const t = useTranslations('offer');
  const words = useTranslations('details.facts');
  return (
    <>
      <Fact name={t('duration')}>{t('months', { count: copy.durationMonths })}</Fact>
      <Fact name={t('start')}>
        <MissionStart day={copy.missionStart} passed={copy.startPassed} />
      </Fact>
      {copy.missionEnd === null || copy.startPassed ? null : (
        <Fact name={words('end')}>
          <Day date={copy.missionEnd} />
        </Fact>
      )}
      <Fact name={t('monthlyAllowance')}>
        <Allowance allowance={copy.allowance} />
      </Fact>
    </>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
