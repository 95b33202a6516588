import type { ReactElement } from 'react';
import { useTranslations } from '#words/use-translations.ts';
import { TextField } from '#ui/text-field.tsx';
import { accountLimits } from '#identity/provider/accounts/account-limits.ts';
import type { View } from '#identity/provider/steps/interaction-step.ts';
import type { Ages, Registration, RegistrationLists } from '#identity/provider/accounts/registration.ts';
import {
  AccountForm,
  asTyped,
  type FieldError,
  OtherWays,
  useFields,
  useTyped,
} from '#identity/provider/pages/account-form.tsx';
import { ConditionsPage } from './conditions-page.tsx';
import { DetailFields } from '#identity/provider/pages/detail-fields.tsx';
import { EligibilityRule } from '#identity/provider/pages/eligibility-rule.tsx';
import { NamesFields } from '#identity/provider/pages/names-fields.tsx';
import { OtherKind } from '#identity/provider/pages/other-kind.tsx';
import { PasswordField } from '#identity/provider/pages/password-field.tsx';
import { ServiceButtons, ServiceNotice } from '#identity/provider/pages/service-buttons.tsx';
import { renderSheet, Sheet } from '#identity/provider/pages/sheet.tsx';
import type { ConditionsStep } from './conditions-step.ts';
import { TermsField } from '#identity/provider/pages/terms-field.tsx';

/** Typed values to show again; the password is never among them. */
export type SignUpValues = Readonly<Record<string, unknown>>;

/** The data that a page of the sign-up shows. */
export type SignUpForm = {
  readonly values: SignUpValues;
  readonly errors: readonly FieldError[];
  /** Choices of a complete sign-up; null for a simple sign-up. */
  readonly lists: RegistrationLists | null;
  readonly ages: Ages | null;
  /** The first step of a complete sign-up; null for the whole form. */
  readonly step: ConditionsStep | null;
};

export function signUpPage(view: View, form: SignUpForm): string {
  return renderSheet(view.frame, firstPage(view, form, view.at) ?? <SignUpPage view={view} {...form} />);
}

/** Returns the first page of a complete sign-up; null if the whole form is shown. */
export function firstPage(
  view: View,
  { values, lists, ages, step }: SignUpForm,
  addressOf: AddressOf,
): ReactElement | null {
  if (step === null || lists === null) return null;
  return <ConditionsPage {...{ view, values, lists, ages, addressOf }} {...step} />;
}

type AddressOf = (kind: Registration) => string;

function SignUpPage({ view: { frame, links, at }, values, errors, lists, ages }: SignUpForm & { view: View }) {
  const t = useTranslations('identity');
  const field = useFields(errors);
  const typed = useTyped(values, errors);
  const kind = lists ? 'complete' : 'simple';
  return (
    <Sheet
      frame={frame}
      title={t('signUp.title')}
      lead={t(frame.isOfStaff ? 'staff.signUp' : lists ? 'signUp.leadComplete' : 'signUp.lead')}
      scripts={['showPassword']}
    >
      <EligibilityRule ages={frame.isOfStaff ? null : ages} />
      <ServiceNotice services={links.services} />
      <AccountForm
        links={{ ...links, action: at(kind) }}
        errors={errors}
        send={t('signUp.send')}
        after={frame.isOfStaff ? null : <OtherKind kind={kind} addressOf={at} />}
      >
        <NamesFields typed={typed} />
        <TextField
          {...typed('email')}
          {...asTyped}
          label={t('email')}
          hint={t('signUp.emailHint')}
          type="email"
          autoComplete="username"
          maxLength={accountLimits.emailMax}
        />
        <PasswordField {...field('password')} label={t('password')} again={errors.length > 0} />
        {lists ? <DetailFields typed={typed} lists={lists} /> : null}
        <TermsField errors={errors} isTicked={values['terms'] === 'yes'} privacyUrl={frame.privacyUrl} />
      </AccountForm>
      <ServiceButtons services={links.services} />
      <OtherWays frame={frame} links={links} question={t('signUp.other')} other={t('signIn.title')} />
    </Sheet>
  );
}
