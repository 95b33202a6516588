import { useTranslations } from 'use-intl';
import { TextField } from '#ui/text-field.tsx';
import { accountLimits } from '../account-limits.ts';
import { AccountForm, asTyped, type FieldError, type FormLinks, OtherWays, useFields } from './account-form.tsx';
import { ServiceButtons, ServiceNotice } from './service-buttons.tsx';
import { type Frame, renderPage, Sheet } from './sheet.tsx';
import styles from './sheet.module.css';

/** What was typed and is shown again after an error; the password never is. */
export type SignUpValues = { readonly email: string; readonly givenName: string; readonly familyName: string };

type Props = { frame: Frame; links: FormLinks; values: SignUpValues; errors: readonly FieldError[] };

export function signUpPage(
  frame: Frame,
  links: FormLinks,
  values: SignUpValues,
  errors: readonly FieldError[],
): string {
  return renderPage(frame, <SignUpPage frame={frame} links={links} values={values} errors={errors} />);
}

function SignUpPage({ frame, links, values, errors }: Props) {
  const t = useTranslations('identity');
  const field = useFields(errors);
  const named = (name: 'givenName' | 'familyName' | 'email') => ({
    ...field(name),
    label: t(name),
    defaultValue: values[name],
  });
  const { nameMax, emailMax, passwordMin, passwordMax } = accountLimits;
  return (
    <Sheet frame={frame} title={t('signUp.title')} lead={t('signUp.lead')}>
      <ServiceNotice services={links.services} />
      <AccountForm links={links} errors={errors} send={t('signUp.send')}>
        <div className={styles.pair}>
          <TextField {...named('givenName')} autoComplete="given-name" maxLength={nameMax} />
          <TextField {...named('familyName')} autoComplete="family-name" maxLength={nameMax} />
        </div>
        <TextField {...named('email')} {...asTyped} type="email" autoComplete="username" maxLength={emailMax} />
        <TextField
          {...field('password')}
          {...asTyped}
          label={t('password')}
          hint={t('signUp.passwordHint', accountLimits)}
          type="password"
          autoComplete="new-password"
          minLength={passwordMin}
          maxLength={passwordMax}
        />
      </AccountForm>
      <ServiceButtons services={links.services} />
      <OtherWays links={links} question={t('signUp.other')} other={t('signIn.title')} />
    </Sheet>
  );
}
