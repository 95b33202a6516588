import { useTranslations } from 'use-intl';
import { TextField } from '#ui/text-field.tsx';
import { accountLimits } from '../account-limits.ts';
import type { Editing } from '../profile-edit/edit-page.ts';
import { AccountForm, asTyped, type FieldError, useFields } from './account-form.tsx';
import { BackToOverview } from './back-to-overview.tsx';
import { renderPage, Sheet } from './sheet.tsx';
import { UserNameOf } from './user-name-of.tsx';

type Props = { editing: Editing; errors: readonly FieldError[] };

export function newPasswordPage(editing: Editing, errors: readonly FieldError[]): string {
  return renderPage(editing.frame, <NewPasswordPage editing={editing} errors={errors} />);
}

function NewPasswordPage({ editing, errors }: Props) {
  const t = useTranslations('identity');
  const links = { action: editing.to('password'), token: editing.token };
  return (
    <Sheet frame={editing.frame} title={t('edit.password.change')} lead={t('edit.password.lead')}>
      <AccountForm links={links} errors={errors} send={t('edit.save')}>
        <UserNameOf editing={editing} />
        <TextField
          {...useFields(errors)('password')}
          {...asTyped}
          label={t('edit.password.new')}
          hint={t('signUp.passwordHint', accountLimits)}
          type="password"
          autoComplete="new-password"
          minLength={accountLimits.passwordMin}
          maxLength={accountLimits.passwordMax}
        />
      </AccountForm>
      <BackToOverview editing={editing} />
    </Sheet>
  );
}
