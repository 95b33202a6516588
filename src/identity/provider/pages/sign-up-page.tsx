import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/text-field.tsx';
import { accountLimits } from '../account-limits.ts';
import type { View } from '../interaction-step.ts';
import type { Ages, RegistrationLists } from '../registration.ts';
import { AccountForm, asTyped, type FieldError, OtherWays, useFields } from './account-form.tsx';
import { DetailFields } from './detail-fields.tsx';
import { PasswordField } from './password-field.tsx';
import { ServiceButtons, ServiceNotice } from './service-buttons.tsx';
import { renderPage, Sheet } from './sheet.tsx';
import styles from './sheet.module.css';
import { TermsField } from './terms-field.tsx';

/** What was typed and is shown again; the password never is. */
export type SignUpValues = Readonly<Record<string, unknown>>;

type SignUpForm = {
  readonly values: SignUpValues;
  readonly errors: readonly FieldError[];
  /** Of a complete sign-up; null for a simple one. */
  readonly lists: RegistrationLists | null;
  readonly ages: Ages | null;
};

export function signUpPage(view: View, form: SignUpForm): string {
  return renderPage(view.frame, <SignUpPage view={view} {...form} />);
}

function SignUpPage({ view: { frame, links, at }, values, errors, lists, ages }: SignUpForm & { view: View }) {
  const t = useTranslations('identity');
  const field = useFields(errors);
  const typed = (name: string) => ({ ...field(name), defaultValue: textOf(values[name]) });
  const { nameMax, emailMax } = accountLimits;
  return (
    <Sheet
      frame={frame}
      title={t('signUp.title')}
      lead={t(lists ? 'signUp.leadComplete' : 'signUp.lead')}
      scripts={['showPassword']}
    >
      {ages ? <Eligibility {...ages} /> : null}
      <ServiceNotice services={links.services} />
      <AccountForm
        links={{ ...links, action: at(lists ? 'complete' : 'simple') }}
        errors={errors}
        send={t('signUp.send')}
        after={<OtherKind at={at} isComplete={lists !== null} />}
      >
        <div className={styles.pair}>
          <TextField {...typed('givenName')} label={t('givenName')} autoComplete="given-name" maxLength={nameMax} />
          <TextField {...typed('familyName')} label={t('familyName')} autoComplete="family-name" maxLength={nameMax} />
        </div>
        <TextField
          {...typed('email')}
          {...asTyped}
          label={t('email')}
          hint={t('signUp.emailHint')}
          type="email"
          autoComplete="username"
          maxLength={emailMax}
        />
        <PasswordField {...field('password')} label={t('password')} again={errors.length > 0} />
        {lists ? <DetailFields typed={typed} lists={lists} /> : null}
        <TermsField errors={errors} isTicked={values['terms'] === 'yes'} privacyUrl={frame.privacyUrl} />
      </AccountForm>
      <ServiceButtons services={links.services} />
      <OtherWays links={links} question={t('signUp.other')} other={t('signIn.title')} />
    </Sheet>
  );
}

/** Whom missions are open to: told before anything is typed, and nobody is refused an account. */
function Eligibility(ages: Ages) {
  const t = useTranslations('eligibility');
  return (
    <p className={styles.rule}>
      {t('rule', ages)} {t('source')}
    </p>
  );
}

/** Shows the other form with what was typed so far. */
function OtherKind({ at, isComplete }: { at: View['at']; isComplete: boolean }) {
  const t = useTranslations('identity.signUp');
  const other = isComplete ? 'simple' : 'complete';
  return (
    <Button type="submit" variant="secondary" name="show" value="yes" formAction={at(other)}>
      {t(`show.${other}`)}
    </Button>
  );
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
