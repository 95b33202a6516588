import { Form } from 'react-router';
import { useTranslations } from '#words/use-translations.ts';
import { maximumMessageLength } from '#board/applications/application-limits.ts';
import { answers } from '#board/applications/application-state.ts';
import { Button } from '#ui/button.tsx';
import { CheckboxField } from '#ui/checkbox-field.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { ErrorBelow } from '#ui/field-frame.tsx';
import { TextAreaField } from '#ui/text-area-field.tsx';
import { summaryOf, useFieldErrors } from '#site/parts/uploads/use-field-errors.ts';
import styles from './received-page.module.css';
import type { AnswerIntent } from './save-answer.ts';
import { useAnswering } from './use-answering.ts';

/** A form with three answers and a message; typed values are shown again. */
export function AnswerForm({ firstName, again }: { firstName: string; again: boolean }) {
  const t = useTranslations('recruiter.answer');
  const answering = useAnswering();
  const labels = { answer: t('choice'), message: t('message', { firstName }) };
  const errors = useFieldErrors(answering?.errors ?? {}, labels);
  const errorOf = (name: string) => errors.find(({ field }) => field === name)?.message;
  return (
    <Form method="post" action="#reponse" className={styles.form} noValidate>
      <ErrorSummary title={t('errors', { count: errors.length })} errors={summaryOf(errors)} />
      {again ? <p>{t('again', { firstName })}</p> : null}
      <fieldset className={styles.choices} aria-describedby={errorOf('answer') ? 'field-answer-error' : undefined}>
        <legend>{labels.answer}</legend>
        {answers.map((answer, index) => (
          <CheckboxField
            key={answer}
            id={index === 0 ? 'field-answer' : `field-answer-${answer}`}
            type="radio"
            name="answer"
            value={answer}
            label={t(`choices.${answer}`)}
            defaultChecked={answering?.values['answer'] === answer}
          />
        ))}
        <ErrorBelow name="answer" label={labels.answer} error={errorOf('answer')} />
      </fieldset>
      <TextAreaField
        name="message"
        label={labels.message}
        hint={t('messageHint', { firstName })}
        error={errorOf('message')}
        defaultValue={answering?.values['message'] ?? ''}
        maxLength={maximumMessageLength}
      />
      <Button name="intent" value={'review' satisfies AnswerIntent}>
        {t('review')}
      </Button>
    </Form>
  );
}
