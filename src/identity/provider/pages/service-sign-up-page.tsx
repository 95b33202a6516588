import { useTranslations } from 'use-intl';
import type { View } from '../interaction-step.ts';
import { servicePages } from '../federation/service-pages.ts';
import { AccountForm, useTyped } from './account-form.tsx';
import { DetailFields } from './detail-fields.tsx';
import { EligibilityRule } from './eligibility-rule.tsx';
import { Foot } from './foot.tsx';
import { NamesFields } from './names-fields.tsx';
import { OtherKind } from './other-kind.tsx';
import { renderPage, Sheet } from './sheet.tsx';
import type { SignUpForm } from './sign-up-page.tsx';
import { TermsField } from './terms-field.tsx';

/** The first account of someone whose address a service has proven: neither address nor password is asked. */
export function serviceSignUpPage(view: View, form: SignUpForm): string {
  return renderPage(view.frame, <ServiceSignUpPage view={view} {...form} />);
}

function ServiceSignUpPage({ view: { frame, links, at }, values, errors, lists, ages }: SignUpForm & { view: View }) {
  const t = useTranslations('identity');
  const typed = useTyped(values, errors);
  const { answer, email, otherwise } = links.services;
  const kind = lists ? 'complete' : 'simple';
  const lead = t(lists ? 'services.signUpComplete' : 'services.signUp', { service: answer?.title ?? '', email });
  return (
    <Sheet frame={frame} title={t('signUp.title')} lead={lead}>
      <EligibilityRule ages={ages} />
      <AccountForm
        links={{ ...links, action: at(servicePages[kind]) }}
        errors={errors}
        send={t('signUp.send')}
        after={<OtherKind kind={kind} addressOf={(other) => at(servicePages[other])} />}
      >
        <NamesFields typed={typed} />
        {lists ? <DetailFields typed={typed} lists={lists} /> : null}
        <TermsField errors={errors} isTicked={values['terms'] === 'yes'} privacyUrl={frame.privacyUrl} />
      </AccountForm>
      <Foot out={links.cancel} label={t('next.cancel')}>
        <p>
          <a href={otherwise}>{t('services.otherwise')}</a>
        </p>
      </Foot>
    </Sheet>
  );
}
