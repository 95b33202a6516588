import { useTranslations } from '#words/use-translations.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { TextField } from '#ui/text-field.tsx';
import { accountLimits } from '#identity/provider/accounts/account-limits.ts';
import type { Passkey } from '#identity/provider/passkeys/passkey-rows.ts';
import type { Editing } from '#identity/provider/steps/edit-page.ts';
import { AccountForm, type FieldError, useFields } from '#identity/provider/pages/account-form.tsx';
import { BackToOverview } from '#identity/provider/steps/back-to-overview.tsx';
import { renderSheet, Sheet } from '#identity/provider/pages/sheet.tsx';
import styles from '#identity/provider/pages/sheet.module.css';

type Props = { editing: Editing; passkey: Passkey };

export function passkeyNamePage(editing: Editing, passkey: Passkey, errors: readonly FieldError[]): string {
  return renderSheet(editing.frame, <NamePage editing={editing} passkey={passkey} errors={errors} />);
}

function NamePage({ editing, passkey: { id, name }, errors }: Props & { errors: readonly FieldError[] }) {
  const t = useTranslations('identity');
  const links = { action: editing.to('rename-passkey', { id }), token: editing.token };
  return (
    <Sheet frame={editing.frame} title={t('passkey.rename')} lead={t('passkey.renameLead')}>
      <AccountForm links={links} errors={errors} send={t('edit.save')}>
        <TextField
          {...useFields(errors)('name')}
          label={t('passkey.name')}
          defaultValue={name}
          maxLength={accountLimits.nameMax}
        />
      </AccountForm>
      <BackToOverview editing={editing} />
    </Sheet>
  );
}

/** Asks for confirmation before a passkey is removed, or explains that it is the last sign-in method. */
export function removePasskeyPage(editing: Editing, passkey: Passkey, isLast: boolean): string {
  return renderSheet(editing.frame, <RemovePage editing={editing} passkey={passkey} isLast={isLast} />);
}

function RemovePage({ editing, passkey: { id, name }, isLast }: Props & { isLast: boolean }) {
  const t = useTranslations('identity.passkey');
  return (
    <Sheet frame={editing.frame} title={t('removeTitle', { name })} lead={t('removeLead')}>
      {isLast ? (
        <Notice tone="warning">{t('last')}</Notice>
      ) : (
        <form className={styles.form} method="post" action={editing.to('remove-passkey', { id })}>
          <input type="hidden" name="token" value={editing.token} />
          <Button type="submit" variant="danger" className={styles.wide}>
            {t('removeSure')}
          </Button>
        </form>
      )}
      <BackToOverview editing={editing} />
    </Sheet>
  );
}
