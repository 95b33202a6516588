import { maximumMessageLength } from '#board/applications/application-limits.ts';
import { maximumMessages, maximumMessagesADay } from '#board/applications/exchange/exchange-limits.ts';
import type { Party } from '#board/applications/exchange/exchange-policy.ts';
import { Button } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { Notice } from '#ui/notice.tsx';
import { TextAreaField } from '#ui/text-area-field.tsx';
import { useTranslations } from '#words/use-translations.ts';
import { useFieldErrors } from '#site/parts/uploads/use-field-errors.ts';
import styles from './exchange.module.css';
import type { MessageFailure, MessageIntent } from './send-message.ts';

type Props = {
  author: Party;
  /** Name of the other party. */
  other: string;
  /** New for each form that is shown, so that a form that is sent twice is one message. */
  formKey: string;
  /** Text to begin with. */
  typed: string;
  failure: MessageFailure | undefined;
};

// Another form of the page may have a field of the same name.
const fieldId = 'field-exchange-message';

/** The form for the next message of an exchange; a refused text is shown again. */
export function MessageForm({ author, other, formKey, typed, failure }: Props) {
  const t = useTranslations('exchange');
  const label = t('message', { name: other });
  const errors = useFieldErrors(failure?.errors ?? {}, { message: label });
  return (
    <form method="post" action="#echange" className={styles.form} noValidate>
      <ErrorSummary
        title={t('errors')}
        errors={errors.map(({ field, named }) => ({ field, message: named, id: fieldId }))}
      />
      {failure?.tooMany ? (
        <Notice tone="error">{t(`tooMany.${failure.tooMany}`, { limit: limits[failure.tooMany] })}</Notice>
      ) : null}
      <TextAreaField
        id={fieldId}
        name="message"
        label={label}
        hint={t(`hint.${author}`, { name: other, limit: maximumMessageLength })}
        error={errors[0]?.message}
        defaultValue={failure?.message ?? typed}
        maxLength={maximumMessageLength}
        rows={6}
        required
      />
      <input type="hidden" name="key" value={formKey} />
      <Button name="intent" value={'write' satisfies MessageIntent}>
        {t('send')}
      </Button>
    </form>
  );
}

const limits = { day: maximumMessagesADay, exchange: maximumMessages };
