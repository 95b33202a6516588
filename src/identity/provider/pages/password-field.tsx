import { useTranslations } from 'use-intl';
import { TextField } from '#ui/text-field.tsx';
import { accountLimits } from '../account-limits.ts';
import { asTyped } from './account-form.tsx';
import { useCanBeShown } from './can-be-shown.ts';

type Props = {
  id: string;
  name: string;
  label: string;
  error: string | undefined;
  required: boolean;
};

/** A password that is chosen: what it must be is said before it is typed. */
export function PasswordField(field: Props) {
  const t = useTranslations('identity');
  return (
    <TextField
      {...field}
      {...asTyped}
      hint={t('passwordHint', accountLimits)}
      {...useCanBeShown()}
      autoComplete="new-password"
      minLength={accountLimits.passwordMin}
      maxLength={accountLimits.passwordMax}
    />
  );
}
