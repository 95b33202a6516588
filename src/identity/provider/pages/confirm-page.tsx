import { useTranslations } from 'use-intl';
import { TextField } from '#ui/text-field.tsx';
import { accountLimits } from '../account-limits.ts';
import type { Editing } from '../profile-edit/edit-page.ts';
import { AccountForm, asTyped, type FieldError, useFields } from './account-form.tsx';
import { BackToOverview } from './back-to-overview.tsx';
import { PasskeyForm, type PasskeyQuestion } from './passkey-form.tsx';
import { useCanBeShown } from './can-be-shown.ts';
import { renderPage, Sheet } from './sheet.tsx';
import { UserNameOf } from './user-name-of.tsx';

type Asked = {
  readonly action: string;
  readonly errors: readonly FieldError[];
  readonly asksPassword: boolean;
  readonly passkey: PasskeyQuestion | null;
};

/** Asks who is there, on the way to a page that changes who can sign in. */
export function confirmPage(editing: Editing, asked: Asked): string {
  return renderPage(editing.frame, <ConfirmPage editing={editing} {...asked} />);
}

function ConfirmPage({ editing, action, errors, asksPassword, passkey }: Asked & { editing: Editing }) {
  const t = useTranslations('identity');
  const field = useFields(errors);
  const canBeShown = useCanBeShown();
  const lead = t('edit.confirm.lead', { email: editing.account.email });
  return (
    <Sheet frame={editing.frame} title={t('edit.confirm.title')} lead={lead} scripts={['passkeys', 'showPassword']}>
      {asksPassword ? (
        <AccountForm links={{ action, token: editing.token }} errors={errors} send={t('edit.confirm.send')}>
          <UserNameOf editing={editing} />
          <TextField
            {...field('password')}
            {...asTyped}
            label={t('password')}
            {...canBeShown}
            autoComplete="current-password"
            maxLength={accountLimits.passwordMax}
          />
        </AccountForm>
      ) : null}
      {passkey ? <PasskeyForm question={passkey} send={t('passkey.confirm')} isSecond={asksPassword} /> : null}
      <BackToOverview editing={editing} />
    </Sheet>
  );
}
