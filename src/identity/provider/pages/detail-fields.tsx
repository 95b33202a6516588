import { useTranslations } from '#words/use-translations.ts';
import { SelectField } from '#ui/select-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { RegistrationLists } from '#identity/provider/accounts/registration.ts';
import type { Typed } from './account-form.tsx';

type Props = { typed: Typed; lists: RegistrationLists };

/** The two fields that decide if missions are open to a person. */
export function ConditionFields({ typed, lists }: Props) {
  const t = useTranslations('identity');
  return (
    <>
      <TextField
        {...typed('birthDate')}
        label={t('birthDate')}

        type="date"
        autoComplete="bday"
      />
      <SelectField
        {...typed('nationality')}
        label={t('nationality')}
        placeholder={t('choose')}
        options={lists.nationalities}
      />
    </>
  );
}

/** The fields that only a complete sign-up has. Their values are the beginning of the profile. */
export function DetailFields({ typed, lists }: Props) {
  const t = useTranslations('identity');
  return (
    <>
      <ConditionFields typed={typed} lists={lists} />
      <SelectField
        {...typed('studyLevel')}
        label={t('studyLevel')}
        placeholder={t('choose')}
        options={lists.studyLevels}
      />
    </>
  );
}
