import type { ReactNode } from 'react';
import { useTranslations } from '#words/use-translations.ts';
import type { ReceivedApplication } from '#board/applications/recruiter/read-received.ts';
import { Icon } from '#ui/icon.tsx';
import { Notice } from '#ui/notice.tsx';
import { useFormats } from '#words/formats.ts';
import { AnswerForm } from './answer-form.tsx';
import { AnswerReview } from './answer-review.tsx';
import styles from './received-page.module.css';
import { useAnswering } from './use-answering.ts';

/** Shows the last answer, and the form for a new answer or the review of a new answer. */
export function AnswerSection({ application, done }: { application: ReceivedApplication; done: boolean }) {
  const t = useTranslations('recruiter.answer');
  const answering = useAnswering();
  const { firstName, answers } = application;
  return (
    <section id="reponse" className={styles.part} aria-labelledby="answer">
      <h2 id="answer">{answers.length > 0 ? t('choice') : t('title', { firstName })}</h2>
      {done && !answering ? <Notice tone="success">{t('sent', { firstName })}</Notice> : null}
      {answering?.tooMany ? <Notice tone="error">{t('tooMany')}</Notice> : null}
      <LastAnswer answers={answers} />
      {answering?.review ? (
        <AnswerReview answer={answering.review} firstName={firstName} />
      ) : (
        <OtherAnswer again={answers.length > 0} open={answering !== undefined}>
          <AnswerForm firstName={firstName} again={answers.length > 0} />
        </OtherAnswer>
      )}
    </section>
  );
}

/** The form for another answer. It is folded once there is an answer, but open if it has errors. */
function OtherAnswer({ again, open, children }: { again: boolean; open: boolean; children: ReactNode }) {
  const t = useTranslations('recruiter.answer');
  if (!again) return children;
  return (
    <details className={styles.other} open={open}>
      <summary>
        {t('changeMine')}
        <Icon name="chevron-down" />
      </summary>
      {children}
    </details>
  );
}

function LastAnswer({ answers }: Pick<ReceivedApplication, 'answers'>) {
  const t = useTranslations('recruiter.answer');
  const format = useFormats();
  const last = answers.at(-1);
  if (last === undefined) return null;
  const date = format.dateTime(last.at, { dateStyle: 'long' });
  return <p>{t('given', { answer: t(`said.${last.answer}`), date })}</p>;
}
