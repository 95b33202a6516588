import { useTranslations } from 'use-intl';
import type { Editing } from '../profile-edit/edit-page.ts';
import { AccountForm, type FieldError, useFields } from './account-form.tsx';
import { BackToOverview } from './back-to-overview.tsx';
import { PasswordField } from './password-field.tsx';
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
    <Sheet
      frame={editing.frame}
      title={t('edit.password.change')}
      lead={t('edit.password.lead')}
      scripts={['showPassword']}
    >
      <AccountForm links={links} errors={errors} send={t('edit.save')}>
        <UserNameOf editing={editing} />
        <PasswordField {...useFields(errors)('password')} label={t('edit.password.new')} />
      </AccountForm>
      <BackToOverview editing={editing} />
    </Sheet>
  );
}
