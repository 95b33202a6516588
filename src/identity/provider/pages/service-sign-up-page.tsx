import { useTranslations } from 'use-intl';
import { TextField } from '#ui/text-field.tsx';
import { accountLimits } from '../account-limits.ts';
import { AccountForm, type FieldError, type FormLinks, useFields } from './account-form.tsx';
import { type Frame, renderPage, Sheet } from './sheet.tsx';
import styles from './sheet.module.css';
import { TermsField } from './terms-field.tsx';

export type ServiceSignUpValues = {
  readonly givenName: string;
  readonly familyName: string;
  readonly hasAcceptedTerms: boolean;
};

type Props = {
  frame: Frame;
  links: FormLinks;
  values: ServiceSignUpValues;
  errors: readonly FieldError[];
};

/**
 * The first account of someone whose address a service has proven: what is missing is asked, nothing else.
 */
export function serviceSignUpPage(
  frame: Frame,
  links: FormLinks,
  values: ServiceSignUpValues,
  errors: readonly FieldError[],
): string {
  return renderPage(frame, <ServiceSignUpPage frame={frame} links={links} values={values} errors={errors} />);
}

function ServiceSignUpPage({ frame, links, values, errors }: Props) {
  const t = useTranslations('identity');
  const field = useFields(errors);
  const { answer, email, otherwise } = links.services;
  const named = (name: 'givenName' | 'familyName') => ({
    ...field(name),
    label: t(name),
    defaultValue: values[name],
    maxLength: accountLimits.nameMax,
  });
  const lead = t('services.signUp', { service: answer?.title ?? '', email });
  return (
    <Sheet frame={frame} title={t('signUp.title')} lead={lead}>
      <AccountForm links={links} errors={errors} send={t('signUp.send')}>
        <div className={styles.pair}>
          <TextField {...named('givenName')} autoComplete="given-name" />
          <TextField {...named('familyName')} autoComplete="family-name" />
        </div>
        <TermsField errors={errors} isTicked={values.hasAcceptedTerms} privacyUrl={frame.privacyUrl} />
      </AccountForm>
      <div className={styles.others}>
        <p>
          <a href={otherwise}>{t('services.otherwise')}</a>
        </p>
        <p>
          <a className={styles.quiet} href={links.cancel}>
            {t('next.cancel')}
          </a>
        </p>
      </div>
    </Sheet>
  );
}
