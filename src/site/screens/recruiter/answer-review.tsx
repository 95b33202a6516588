import { Form } from 'react-router';
import { useTranslations } from '#words/use-translations.ts';
import type { AnswerInput } from '#board/applications/recruiter/answer-application.ts';
import { Button } from '#ui/button.tsx';
import styles from './received-page.module.css';
import type { AnswerIntent } from './save-answer.ts';

/** The answer as it will be sent, for review. */
export function AnswerReview({ answer: { answer, message }, firstName }: { answer: AnswerInput; firstName: string }) {
  const t = useTranslations('recruiter.answer');
  return (
    <Form method="post" action="#reponse" className={styles.form}>
      <h3>{t('reviewTitle', { firstName })}</h3>
      <p>{t(`reads.${answer}`)}</p>
      {message === null ? null : <blockquote className={styles.words}>{message}</blockquote>}
      <input type="hidden" name="answer" value={answer} />
      <input type="hidden" name="message" value={message ?? ''} />
      <p className={styles.ways}>
        <Button name="intent" value={'send' satisfies AnswerIntent}>
          {t('send')}
        </Button>
        <Button variant="secondary" name="intent" value={'change' satisfies AnswerIntent}>
          {t('change')}
        </Button>
      </p>
    </Form>
  );
}
