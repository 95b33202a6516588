import { useTranslations } from '#words/use-translations.ts';
import type { Editing } from '#identity/provider/steps/edit-page.ts';
import { AccountForm, type FieldError, useFields } from '#identity/provider/pages/account-form.tsx';
import { BackToOverview } from '#identity/provider/steps/back-to-overview.tsx';
import { PasswordField } from '#identity/provider/pages/password-field.tsx';
import { renderSheet, Sheet } from '#identity/provider/pages/sheet.tsx';
import { UserNameOf } from '#identity/provider/steps/user-name-of.tsx';

type Props = { editing: Editing; errors: readonly FieldError[] };

export function newPasswordPage(editing: Editing, errors: readonly FieldError[]): string {
  return renderSheet(editing.frame, <NewPasswordPage editing={editing} errors={errors} />);
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
