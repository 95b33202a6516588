import { useTranslations } from '#words/use-translations.ts';
import { TextField } from '#ui/text-field.tsx';
import { accountLimits } from '#identity/provider/accounts/account-limits.ts';
import {
  AccountForm,
  asTyped,
  type FieldError,
  type FormLinks,
  OtherWays,
  useFields,
} from '#identity/provider/pages/account-form.tsx';
import { PasskeyForm } from '#identity/provider/pages/passkey-form.tsx';
import { ServiceButtons, ServiceNotice } from '#identity/provider/pages/service-buttons.tsx';
import { useCanBeShown } from '#identity/provider/pages/can-be-shown.ts';
import { type Frame, renderSheet, Sheet } from '#identity/provider/pages/sheet.tsx';
import styles from '#identity/provider/pages/sheet.module.css';

type Props = { frame: Frame; links: FormLinks; email: string; errors: readonly FieldError[] };

export function signInPage(frame: Frame, links: FormLinks, email: string, errors: readonly FieldError[]): string {
  return renderSheet(frame, <SignInPage frame={frame} links={links} email={email} errors={errors} />);
}

function SignInPage({ frame, links, email, errors }: Props) {
  const t = useTranslations('identity');
  const field = useFields(errors);
  return (
    <Sheet
      frame={frame}
      title={t('signIn.title')}
      lead={t(frame.isOfStaff ? 'staff.signIn' : 'signIn.lead')}
      scripts={['passkeys', 'showPassword']}
    >
      <ServiceNotice services={links.services} />
      <AccountForm links={links} errors={errors} send={t('signIn.send')}>
        {links.passkey ? <input type="hidden" name="canPasskeys" value="" /> : null}
        <TextField
          {...field('email')}
          {...asTyped}
          label={t('email')}
          type="email"
          autoComplete="username webauthn"
          defaultValue={email}
          maxLength={accountLimits.emailMax}
        />
        <TextField
          {...field('password')}
          {...asTyped}
          label={t('password')}
          {...useCanBeShown()}
          autoComplete="current-password"
          maxLength={accountLimits.passwordMax}
        />
        <p className={styles.aside}>
          <a href={links.forgotten}>{t('signIn.forgotten')}</a>
        </p>
      </AccountForm>
      {links.passkey ? <PasskeyForm question={links.passkey} send={t('passkey.signIn')} isSecond /> : null}
      <ServiceButtons services={links.services} />
      <OtherWays frame={frame} links={links} question={t('signIn.other')} other={t('signUp.title')} />
    </Sheet>
  );
}
