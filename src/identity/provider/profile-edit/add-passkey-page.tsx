import { useTranslations } from '#words/use-translations.ts';
import { Notice } from '#ui/notice.tsx';
import { TextField } from '#ui/text-field.tsx';
import { accountLimits } from '#identity/provider/accounts/account-limits.ts';
import type { Editing } from '#identity/provider/steps/edit-page.ts';
import { BackToOverview } from '#identity/provider/steps/back-to-overview.tsx';
import { PasskeyForm, type PasskeyQuestion } from '#identity/provider/pages/passkey-form.tsx';
import { renderSheet, Sheet } from '#identity/provider/pages/sheet.tsx';

type Asked = { readonly question: PasskeyQuestion; readonly name: string; readonly isRefused: boolean };

export function addPasskeyPage(editing: Editing, asked: Asked): string {
  return renderSheet(editing.frame, <AddPasskeyPage editing={editing} {...asked} />);
}

function AddPasskeyPage({ editing, question, name, isRefused }: Asked & { editing: Editing }) {
  const t = useTranslations('identity.passkey');
  return (
    <Sheet frame={editing.frame} title={t('add')} lead={t('addLead')} scripts={['passkeys']}>
      {isRefused ? <Notice tone="error">{t('failed')}</Notice> : null}
      <div data-no-passkeys="">
        <Notice tone="info">{t('notHere')}</Notice>
      </div>
      <PasskeyForm question={question} send={t('create')}>
        <TextField
          id="name"
          name="name"
          label={t('name')}
          hint={t('nameHint')}
          defaultValue={name}
          maxLength={accountLimits.nameMax}
        />
      </PasskeyForm>
      <BackToOverview editing={editing} />
    </Sheet>
  );
}
