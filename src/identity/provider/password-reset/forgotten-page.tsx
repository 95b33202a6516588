import { useTranslations } from '#words/use-translations.ts';
import { TextField } from '#ui/text-field.tsx';
import { accountLimits } from '#identity/provider/accounts/account-limits.ts';
import type { View } from '#identity/provider/steps/interaction-step.ts';
import { AccountForm, asTyped, type FieldError, OtherWays, useFields } from '#identity/provider/pages/account-form.tsx';
import { renderSheet, Sheet } from '#identity/provider/pages/sheet.tsx';

type Props = { view: View; email: string; errors: readonly FieldError[] };

/** Asks for the address of the account with the forgotten password. */
export function forgottenPage(view: View, email: string, errors: readonly FieldError[]): string {
  return renderSheet(view.frame, <ForgottenPage view={view} email={email} errors={errors} />);
}

function ForgottenPage({ view: { frame, links }, email, errors }: Props) {
  const t = useTranslations('identity');
  return (
    <Sheet frame={frame} title={t('reset.title')} lead={t('reset.lead')}>
      <AccountForm links={links} errors={errors} send={t('reset.send')}>
        <TextField
          {...useFields(errors)('email')}
          {...asTyped}
          label={t('email')}
          type="email"
          autoComplete="username"
          defaultValue={email}
          maxLength={accountLimits.emailMax}
        />
      </AccountForm>
      <OtherWays frame={frame} links={links} question={t('reset.other')} other={t('signIn.title')} />
    </Sheet>
  );
}
