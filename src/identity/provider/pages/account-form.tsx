import type { ReactNode } from 'react';
import { useTranslations } from '#words/use-translations.ts';
import { Button } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import type { messages } from '#words/messages.fr.ts';
import { accountLimits } from '#identity/provider/accounts/account-limits.ts';
import { Foot, useCancel } from './foot.tsx';
import type { PasskeyQuestion } from './passkey-form.tsx';
import type { ServiceLinks } from './service-buttons.tsx';
import type { Frame } from './sheet.tsx';
import styles from './sheet.module.css';

/** Addresses to which the forms and links of an interaction lead. */
export type FormLinks = {
  readonly action: string;
  readonly token: string;
  readonly forgotten: string;
  readonly otherPolicy: string;
  readonly cancel: string;
  readonly services: ServiceLinks;
  /** Form for the sign-in with a passkey; null if there are no passkeys. */
  readonly passkey: PasskeyQuestion | null;
};

/** Reason why a field was refused: a key in the catalogues. */
export type FieldRefusal = keyof (typeof messages)['identity']['refused'];

export type FieldError = { readonly field: string; readonly refusal: FieldRefusal };

/** Returns a function that connects each field of a form with its error. */
export function useFields(errors: readonly FieldError[]) {
  const t = useTranslations('identity.refused');
  return (name: string) => {
    const found = errors.find(({ field }) => field === name);
    return { id: name, name, error: found && t(found.refusal, accountLimits), required: true };
  };
}

/** Returns the error of a field, and the text that was typed into it. */
export type Typed = (name: string) => ReturnType<ReturnType<typeof useFields>> & { readonly defaultValue: string };

/** Returns the errors and typed values of a refused form, because the form shows them again. */
export function useTyped(values: Readonly<Record<string, unknown>>, errors: readonly FieldError[]): Typed {
  const field = useFields(errors);
  return (name) => ({ ...field(name), defaultValue: textOf(values[name]) });
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

type Props = {
  links: Pick<FormLinks, 'action' | 'token'>;
  errors: readonly FieldError[];
  send: string;
  children: ReactNode;
  /** Value of the submit button in a step before the last, which only checks its fields. */
  check?: string;
  /** Content below the submit button. It must be below, because the enter key presses the first button. */
  after?: ReactNode;
};

/** A form of one interaction, below a summary of its errors. */
export function AccountForm({ links, errors, send, children, check, after }: Props) {
  const t = useTranslations('identity');
  const told = errors.map(({ field, refusal }) => ({
    field,
    id: field,
    // Uses a short text for the summary, which names both fields, because either may be wrong. The text below
    // the field is a whole sentence.
    message: refusal === 'wrongCredentials' ? t('credentials') : t(`refused.${refusal}`, accountLimits),
  }));
  return (
    <>
      <ErrorSummary title={t('summary', { count: errors.length })} errors={told} />
      <form className={styles.form} method="post" action={links.action} noValidate>
        <input type="hidden" name="token" value={links.token} />
        {children}
        <Button type="submit" className={styles.wide} {...(check && { name: 'check', value: check })}>
          {send}
        </Button>
        {after}
      </form>
    </>
  );
}

type Ways = { frame: Frame; links: FormLinks; question: string; other: string };

/** A link to the sign-in page (on that page, to the sign-up), and a link that cancels. */
export function OtherWays({ frame, links, question, other }: Ways) {
  return (
    <Foot out={links.cancel} label={useCancel(frame)}>
      <p>
        {question} <a href={links.otherPolicy}>{other}</a>
      </p>
    </Foot>
  );
}

/** Attributes of fields for addresses and passwords: no automatic capitals and no spell check. */
export const asTyped = { autoCapitalize: 'none', spellCheck: false } as const;
