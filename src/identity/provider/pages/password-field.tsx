import { useTranslations } from 'use-intl';
import { TextField } from '#ui/text-field.tsx';
import { accountLimits } from '#identity/provider/accounts/account-limits.ts';
import { asTyped } from './account-form.tsx';
import { useCanBeShown } from './can-be-shown.ts';

type Props = {
  id: string;
  name: string;
  label: string;
  error: string | undefined;
  required: boolean;
  /** It was typed once, and the form refused: it was not kept. */
  again?: boolean;
};

/** A password that is chosen: what it must be is said before it is typed. */
export function PasswordField({ again = false, ...field }: Props) {
  const t = useTranslations('identity');
  return (
    <TextField
      {...field}
      {...asTyped}
      hint={t(again ? 'passwordHintAgain' : 'passwordHint', accountLimits)}
      {...useCanBeShown()}
      autoComplete="new-password"
      minLength={accountLimits.passwordMin}
      maxLength={accountLimits.passwordMax}
    />
  );
}
