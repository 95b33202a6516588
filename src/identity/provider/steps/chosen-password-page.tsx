import { useTranslations } from '#words/use-translations.ts';
import type { View } from './interaction-step.ts';
import { AccountForm, type FieldError, useFields } from '#identity/provider/pages/account-form.tsx';
import { Foot, useCancel } from '#identity/provider/pages/foot.tsx';
import { PasswordField } from '#identity/provider/pages/password-field.tsx';
import { renderSheet, Sheet } from '#identity/provider/pages/sheet.tsx';

type Props = { view: View; email: string; errors: readonly FieldError[] };

/** Page for the new password, after the address was confirmed. */
export function chosenPasswordPage(view: View, email: string, errors: readonly FieldError[]): string {
  return renderSheet(view.frame, <ChosenPasswordPage view={view} email={email} errors={errors} />);
}

function ChosenPasswordPage({ view: { frame, links }, email, errors }: Props) {
  const t = useTranslations('identity');
  return (
    <Sheet frame={frame} title={t('reset.choose.title')} lead={t('reset.choose.lead')} scripts={['showPassword']}>
      <AccountForm links={links} errors={errors} send={t('reset.choose.send')}>
        {/* Hidden field that tells password managers to which account the password belongs. */}
        <input type="email" autoComplete="username" defaultValue={email} readOnly hidden />
        <PasswordField {...useFields(errors)('password')} label={t('reset.choose.label')} />
      </AccountForm>
      <Foot out={links.cancel} label={useCancel(frame)} />
    </Sheet>
  );
}
