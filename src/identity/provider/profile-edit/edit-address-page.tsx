import { useTranslations } from '#words/use-translations.ts';
import { TextField } from '#ui/text-field.tsx';
import { accountLimits } from '#identity/provider/accounts/account-limits.ts';
import type { Editing } from '#identity/provider/steps/edit-page.ts';
import { AccountForm, asTyped, type FieldError, useFields } from '#identity/provider/pages/account-form.tsx';
import { BackToOverview } from '#identity/provider/steps/back-to-overview.tsx';
import { renderSheet, Sheet } from '#identity/provider/pages/sheet.tsx';

type Props = { editing: Editing; email: string; errors: readonly FieldError[] };

export function newAddressPage(editing: Editing, email: string, errors: readonly FieldError[]): string {
  return renderSheet(editing.frame, <NewAddressPage editing={editing} email={email} errors={errors} />);
}

function NewAddressPage({ editing, email, errors }: Props) {
  const t = useTranslations('identity');
  const links = { action: editing.to('address'), token: editing.token };
  const lead = t('edit.address.lead', { email: editing.account.email });
  return (
    <Sheet frame={editing.frame} title={t('edit.address.change')} lead={lead}>
      <AccountForm links={links} errors={errors} send={t('edit.address.send')}>
        <TextField
          {...useFields(errors)('email')}
          {...asTyped}
          label={t('edit.address.new')}
          type="email"
          autoComplete="email"
          defaultValue={email}
          maxLength={accountLimits.emailMax}
        />
      </AccountForm>
      <BackToOverview editing={editing} />
    </Sheet>
  );
}
