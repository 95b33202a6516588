import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import type { messages } from '#words/messages.fr.ts';
import { accountLimits } from '#identity/provider/accounts/account-limits.ts';
import { Foot } from './foot.tsx';
import type { PasskeyQuestion } from './passkey-form.tsx';
import type { ServiceLinks } from './service-buttons.tsx';
import styles from './sheet.module.css';

/** Addresses of one interaction. */
export type FormLinks = {
  readonly action: string;
  readonly token: string;
  readonly forgotten: string;
  readonly otherPolicy: string;
  readonly cancel: string;
  readonly services: ServiceLinks;
  /** To sign in with a passkey; null where there are none. */
  readonly passkey: PasskeyQuestion | null;
};

/** Why a field was refused: a name in the catalogues. */
export type FieldRefusal = keyof (typeof messages)['identity']['refused'];

export type FieldError = { readonly field: string; readonly refusal: FieldRefusal };

/** What ties each field of a form to what is wrong with it. */
export function useFields(errors: readonly FieldError[]) {
  const t = useTranslations('identity.refused');
  return (name: string) => {
    const found = errors.find(({ field }) => field === name);
    return { id: name, name, error: found && t(found.refusal, accountLimits), required: true };
  };
}

/** What one field of a form says, and what was typed into it. */
export type Typed = (name: string) => ReturnType<ReturnType<typeof useFields>> & { readonly defaultValue: string };

/** The same, with what was typed and is shown again. */
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
  /** Below the button that sends it: the enter key takes the first one. */
  after?: ReactNode;
};

/** A form of one interaction, above it what must be corrected. */
export function AccountForm({ links, errors, send, children, after }: Props) {
  const t = useTranslations('identity');
  const told = errors.map(({ field, refusal }) => ({
    field,
    id: field,
    // Its field says the sentence; here it would be said twice, about one of two fields.
    message: refusal === 'wrongCredentials' ? t('credentials') : t(`refused.${refusal}`, accountLimits),
  }));
  return (
    <>
      <ErrorSummary title={t('summary', { count: errors.length })} errors={told} />
      <form className={styles.form} method="post" action={links.action} noValidate>
        <input type="hidden" name="token" value={links.token} />
        {children}
        <Button type="submit" className={styles.wide}>
          {send}
        </Button>
        {after}
      </form>
    </>
  );
}

type Ways = { links: FormLinks; question: string; other: string };

/** What else one may do: go to the other form, or back. */
export function OtherWays({ links, question, other }: Ways) {
  const t = useTranslations('identity.next');
  return (
    <Foot out={links.cancel} label={t('cancel')}>
      <p>
        {question} <a href={links.otherPolicy}>{other}</a>
      </p>
    </Foot>
  );
}

/** How addresses and passwords are typed: neither begins with a capital, neither is a word. */
export const asTyped = { autoCapitalize: 'none', spellCheck: false } as const;
