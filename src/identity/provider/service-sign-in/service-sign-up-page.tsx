import { useTranslations } from '#words/use-translations.ts';
import type { View } from '#identity/provider/steps/interaction-step.ts';
import { servicePages } from './service-pages.ts';
import { AccountForm, useTyped } from '#identity/provider/pages/account-form.tsx';
import { DetailFields } from '#identity/provider/pages/detail-fields.tsx';
import { EligibilityRule } from '#identity/provider/pages/eligibility-rule.tsx';
import { Foot, useCancel } from '#identity/provider/pages/foot.tsx';
import { NamesFields } from '#identity/provider/pages/names-fields.tsx';
import { OtherKind } from '#identity/provider/pages/other-kind.tsx';
import { renderSheet, Sheet } from '#identity/provider/pages/sheet.tsx';
import { firstPage, type SignUpForm } from '#identity/provider/sign-up/sign-up-page.tsx';
import { TermsField } from '#identity/provider/pages/terms-field.tsx';

/**
 * Sign-up for a person whose address a service has confirmed. It asks neither for the address nor for a
 * password.
 */
export function serviceSignUpPage(view: View, form: SignUpForm): string {
  const first = firstPage(view, form, (kind) => view.at(servicePages[kind]));
  return renderSheet(view.frame, first ?? <ServiceSignUpPage view={view} {...form} />);
}

function ServiceSignUpPage({ view: { frame, links, at }, values, errors, lists, ages }: SignUpForm & { view: View }) {
  const t = useTranslations('identity');
  const typed = useTyped(values, errors);
  const { answer, email, otherwise } = links.services;
  const kind = lists ? 'complete' : 'simple';
  const lead = t(lists ? 'services.signUpComplete' : 'services.signUp', { service: answer?.title ?? '', email });
  return (
    <Sheet frame={frame} title={t('signUp.title')} lead={lead}>
      <EligibilityRule ages={frame.isOfStaff ? null : ages} />
      <AccountForm
        links={{ ...links, action: at(servicePages[kind]) }}
        errors={errors}
        send={t('signUp.send')}
        after={frame.isOfStaff ? null : <OtherKind kind={kind} addressOf={(other) => at(servicePages[other])} />}
      >
        <NamesFields typed={typed} />
        {lists ? <DetailFields typed={typed} lists={lists} /> : null}
        <TermsField errors={errors} isTicked={values['terms'] === 'yes'} privacyUrl={frame.privacyUrl} />
      </AccountForm>
      <Foot out={links.cancel} label={useCancel(frame)}>
        <p>
          <a href={otherwise}>{t('services.otherwise')}</a>
        </p>
      </Foot>
    </Sheet>
  );
}
