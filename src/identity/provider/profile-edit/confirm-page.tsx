import { useTranslations } from '#words/use-translations.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/text-field.tsx';
import { accountLimits } from '#identity/provider/accounts/account-limits.ts';
import type { Editing } from '#identity/provider/steps/edit-page.ts';
import { AccountForm, asTyped, type FieldError, useFields } from '#identity/provider/pages/account-form.tsx';
import { BackToOverview } from '#identity/provider/steps/back-to-overview.tsx';
import { PasskeyForm, type PasskeyQuestion } from '#identity/provider/pages/passkey-form.tsx';
import { useCanBeShown } from '#identity/provider/pages/can-be-shown.ts';
import { renderSheet, Sheet } from '#identity/provider/pages/sheet.tsx';
import styles from '#identity/provider/pages/sheet.module.css';
import { UserNameOf } from '#identity/provider/steps/user-name-of.tsx';

type Asked = {
  readonly action: string;
  readonly errors: readonly FieldError[];
  readonly asksPassword: boolean;
  readonly passkey: PasskeyQuestion | null;
};

/** Asks the person to prove who they are, before a page that changes the sign-in methods. */
export function confirmPage(editing: Editing, asked: Asked): string {
  return renderSheet(editing.frame, <ConfirmPage editing={editing} {...asked} />);
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
      {asksPassword || passkey ? null : <CodeForm action={action} token={editing.token} />}
      {passkey ? <PasskeyForm question={passkey} send={t('passkey.confirm')} isSecond={asksPassword} /> : null}
      <BackToOverview editing={editing} />
    </Sheet>
  );
}

/** A button that requests a code by e-mail; codes are sent only on request. */
function CodeForm({ action, token }: { action: string; token: string }) {
  const t = useTranslations('identity.edit');
  return (
    <form className={styles.form} method="post" action={action}>
      <input type="hidden" name="token" value={token} />
      <p>{t('confirm.byCode')}</p>
      <Button type="submit" name="again" value="yes" className={styles.wide}>
        {t('address.send')}
      </Button>
    </form>
  );
}
