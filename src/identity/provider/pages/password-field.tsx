import { useTranslations } from '#words/use-translations.ts';
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
  /** True if the form was refused; the typed password is then not shown again. */
  again?: boolean;
};

/** Field for a new password. It states the rules before the person types. */
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
