import { useTranslations } from 'use-intl';
import { TextField } from '#ui/text-field.tsx';
import { accountLimits } from '../account-limits.ts';
import type { Editing } from '../profile-edit/edit-page.ts';
import { AccountForm, asTyped, type FieldError, useFields } from './account-form.tsx';
import { BackToOverview } from './back-to-overview.tsx';
import { renderPage, Sheet } from './sheet.tsx';
import { UserNameOf } from './user-name-of.tsx';

type Props = { editing: Editing; wanted: string; errors: readonly FieldError[] };

/** Asks who is there, on the way to the page that is wanted. */
export function confirmPage(editing: Editing, wanted: string, errors: readonly FieldError[]): string {
  return renderPage(editing.frame, <ConfirmPage editing={editing} wanted={wanted} errors={errors} />);
}

function ConfirmPage({ editing, wanted, errors }: Props) {
  const t = useTranslations('identity');
  const links = { action: editing.to('confirm', { for: wanted }), token: editing.token };
  return (
    <Sheet
      frame={editing.frame}
      title={t('edit.confirm.title')}
      lead={t('edit.confirm.lead', { email: editing.account.email })}
    >
      <AccountForm links={links} errors={errors} send={t('edit.confirm.send')}>
        <UserNameOf editing={editing} />
        <TextField
          {...useFields(errors)('password')}
          {...asTyped}
          label={t('password')}
          type="password"
          autoComplete="current-password"
          maxLength={accountLimits.passwordMax}
        />
      </AccountForm>
      <BackToOverview editing={editing} />
    </Sheet>
  );
}
