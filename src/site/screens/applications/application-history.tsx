import { useTranslations } from '#words/use-translations.ts';
import type { HistoryStep } from '#board/applications/application-history.ts';
import type { RecipientKind } from '#board/context/application-recipient.ts';
import { useFormats } from '#words/formats.ts';
import styles from './application-page.module.css';

type Props = { steps: readonly HistoryStep[]; recipient: RecipientKind };

/**
 * The events of an application, latest first, because candidates look for the latest. The exchange has the
 * words of the answers.
 */
export function ApplicationHistory({ steps, recipient }: Props) {
  const t = useTranslations('applications.one');
  return (
    <section className={styles.part} aria-labelledby="history">
      <h2 id="history">{t('history')}</h2>
      <ol className={styles.steps} reversed>
        {steps.toReversed().map((step) => (
          <li key={`${step.at.getTime()} ${keyOf(step)}`}>
            <Step step={step} recipient={recipient} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function Step({ step, recipient }: { step: HistoryStep; recipient: RecipientKind }) {
  const t = useTranslations('applications.step');
  const format = useFormats();
  const moment = (date: Date) => format.dateTime(date, { dateStyle: 'long', timeStyle: 'short' });
  return (
    <>
      <p className={styles.when}>
        <time dateTime={step.at.toISOString()}>{moment(step.at)}</time>
      </p>
      <p>
        {step.kind === 'transmitted' ? t('transmitted', { recipient }) : t(keyOf(step))}{' '}
        {step.kind === 'opened' && step.count > 1 ? t('again', { count: step.count, last: moment(step.last) }) : null}
      </p>
    </>
  );
}

/** Returns the key of a step in the catalogue. */
function keyOf(step: HistoryStep) {
  if (step.kind === 'opened') return `opened.${step.what}` as const;
  return step.kind === 'answered' ? (`answered.${step.answer}` as const) : step.kind;
}
