import { useTranslations } from '#words/use-translations.ts';
import { TextField } from '#ui/text-field.tsx';
import { accountLimits } from '#identity/provider/accounts/account-limits.ts';
import type { Editing } from '#identity/provider/steps/edit-page.ts';
import { AccountForm, type FieldError, useFields } from '#identity/provider/pages/account-form.tsx';
import { BackToOverview } from '#identity/provider/steps/back-to-overview.tsx';
import { renderSheet, Sheet } from '#identity/provider/pages/sheet.tsx';

type Names = { readonly givenName: string; readonly familyName: string };
type Props = { editing: Editing; names: Names; errors: readonly FieldError[] };

export function namesPageOf(editing: Editing, names: Names, errors: readonly FieldError[]): string {
  return renderSheet(editing.frame, <NamesPage editing={editing} names={names} errors={errors} />);
}

function NamesPage({ editing, names, errors }: Props) {
  const t = useTranslations('identity');
  const field = useFields(errors);
  const named = (name: keyof Names) => ({ ...field(name), label: t(name), defaultValue: names[name] });
  const links = { action: editing.to('names'), token: editing.token };
  return (
    <Sheet frame={editing.frame} title={t('edit.names.change')} lead={t('edit.names.lead')}>
      <AccountForm links={links} errors={errors} send={t('edit.save')}>
        <TextField {...named('givenName')} autoComplete="given-name" maxLength={accountLimits.nameMax} />
        <TextField {...named('familyName')} autoComplete="family-name" maxLength={accountLimits.nameMax} />
      </AccountForm>
      <BackToOverview editing={editing} />
    </Sheet>
  );
}
