import type { ReactNode } from 'react';
import { useTranslations } from '#words/use-translations.ts';
import { CheckboxField } from '#ui/checkbox-field.tsx';
import { type FieldError, useFields } from './account-form.tsx';

type Props = { errors: readonly FieldError[]; isTicked: boolean; privacyUrl: string };

/** The terms that every new account has to accept. */
export function TermsField({ errors, isTicked, privacyUrl }: Props) {
  const t = useTranslations('identity.signUp');
  const field = useFields(errors);
  return (
    <CheckboxField
      {...field('terms')}
      value="yes"
      defaultChecked={isTicked}
      label={t.rich('terms', { link: linkTo(privacyUrl) })}
    />
  );
}

// The link opens another tab, so that the typed values stay.
const linkTo = (href: string) => (words: ReactNode) => (
  <a href={href} target="_blank" rel="noreferrer">
    {words}
  </a>
);
