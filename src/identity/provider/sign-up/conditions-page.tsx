import { useTranslations } from '#words/use-translations.ts';
import { Button } from '#ui/button.tsx';
import type { View } from '#identity/provider/steps/interaction-step.ts';
import type { Ages, Doubt, Registration, RegistrationLists } from '#identity/provider/accounts/registration.ts';
import { AccountForm, type FieldError, OtherWays, useTyped } from '#identity/provider/pages/account-form.tsx';
import { ConditionFields } from '#identity/provider/pages/detail-fields.tsx';
import { EligibilityRule } from '#identity/provider/pages/eligibility-rule.tsx';
import { OtherKind } from '#identity/provider/pages/other-kind.tsx';
import { Sheet } from '#identity/provider/pages/sheet.tsx';
import styles from '#identity/provider/pages/sheet.module.css';

type Props = {
  view: View;
  /** Returns the address of the page of a kind of sign-up. */
  addressOf: (kind: Registration) => string;
  values: Readonly<Record<string, unknown>>;
  errors: readonly FieldError[];
  doubt: Doubt | null;
  lists: RegistrationLists;
  ages: Ages | null;
};

/**
 * The first page of a complete sign-up. It asks only for birth date and nationality, so that people who may
 * not be able to go learn it before they give anything else. Other typed values stay, without the password.
 */
export function ConditionsPage({ view: { frame, links }, addressOf, values, errors, doubt, lists, ages }: Props) {
  const t = useTranslations('identity.conditions');
  const signUp = useTranslations('identity');
  const typed = useTyped(values, errors);
  return (
    <Sheet frame={frame} title={t('title')} lead={t('lead')}>
      {doubt === null ? <EligibilityRule ages={ages} /> : <Doubtful doubt={doubt} ages={ages} />}
      <AccountForm
        links={{ ...links, action: addressOf('complete') }}
        errors={errors}
        send={t('send')}
        check="answers"
        after={
          <>
            {doubt === null ? null : (
              <Button type="submit" variant="secondary" name="check" value="anyway">
                {t('anyway')}
              </Button>
            )}
            <OtherKind kind="complete" addressOf={addressOf} />
          </>
        }
      >
        <Kept values={values} />
        <ConditionFields typed={typed} lists={lists} />
      </AccountForm>
      <OtherWays frame={frame} links={links} question={signUp('signUp.other')} other={signUp('signIn.title')} />
    </Sheet>
  );
}

/** The reason of a doubt, and what the person can still do. */
function Doubtful({ doubt, ages }: { doubt: Doubt; ages: Ages | null }) {
  const t = useTranslations('eligibility');
  const ways = useTranslations('identity.conditions');
  return (
    <div className={styles.rule} role="alert">
      <p>
        <strong>{t('doubtful')}</strong>
      </p>
      <p>{t(`doubt.${doubt}`, ages ?? { youngest: 0, oldest: 0 })}</p>
      <p>{ways('ways')}</p>
    </div>
  );
}

const kept = ['givenName', 'familyName', 'email', 'studyLevel'] as const;

/** The values that were typed on the other pages of the sign-up. */
function Kept({ values }: Pick<Props, 'values'>) {
  return kept.map((name) => {
    const value = values[name];
    return typeof value === 'string' ? <input key={name} type="hidden" name={name} value={value} /> : null;
  });
}
