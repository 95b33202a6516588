import type { ReactNode } from 'react';
import { useTranslations } from '#words/use-translations.ts';
import type { ReceivedApplication } from '#board/applications/recruiter/read-received.ts';
import { useFormats } from '#words/formats.ts';
import styles from './received-page.module.css';

/** The candidate, as in the letter to the recruiter. */
export function CandidateFacts({ application }: { application: ReceivedApplication }) {
  const t = useTranslations('recruiter.facts');
  const format = useFormats();
  const { email, birthDate, nationality, studyLevel, appliedAt } = application;
  const day = (date: Date) => format.dateTime(date, { dateStyle: 'long' });
  return (
    <dl className={styles.facts}>
      <Fact label={t('email')}>
        <a href={`mailto:${encodeURIComponent(email).replaceAll('%40', '@')}`}>{email}</a>
      </Fact>
      {birthDate === null ? null : <Fact label={t('birthDate')}>{day(new Date(`${birthDate}T12:00:00Z`))}</Fact>}
      {nationality === null ? null : <Fact label={t('nationality')}>{nationality}</Fact>}
      {studyLevel === null ? null : <Fact label={t('studyLevel')}>{studyLevel}</Fact>}
      <Fact label={t('appliedOn')}>{day(appliedAt)}</Fact>
    </dl>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
