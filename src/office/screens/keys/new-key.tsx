import { type Scope, scopes } from '#board/operators/keys/scopes.ts';
import { CheckboxField } from '#ui/checkbox-field.tsx';
import { ErrorBelow } from '#ui/field-frame.tsx';
import { TextField } from '#ui/text-field.tsx';
import { maximumNameLength } from '#words/name-limits.ts';
import { useTranslations } from '#words/use-translations.ts';
import { OfficeForm, useOfficeField } from '../../frame/office-form.tsx';
import parts from '../../frame/parts.module.css';
import { typedTexts } from '../../request/form-fields.ts';
import type { Refused } from '../../request/office-screen.ts';

type Props = {
  /** Makes the form one that makes one key, however often it is sent. */
  token: string;
  refused: Refused | null;
};

/** The form for a new key. */
export function NewKey({ token, refused }: Props) {
  const t = useTranslations('office.keys');
  const labels = { name: t('operator'), scopes: t('scopes'), expires: t('lastDay') };
  const field = useOfficeField('make', refused, labels);
  const { id, error } = field('scopes');
  const checked = refused?.form === 'make' ? typedTexts(refused.typed, 'scopes') : [];
  const names: Readonly<Record<Scope, string>> = { 'offers:write': t('offersWrite'), webhooks: t('webhooks') };
  return (
    <section className={parts.stack}>
      <h2>{t('new')}</h2>
      <OfficeForm name="make" refused={refused} labels={labels} send={t('make')}>
        <input type="hidden" name="token" value={token} />
        <TextField
          {...field('name')}
          hint={t('operatorHint')}
          autoComplete="off"
          maxLength={maximumNameLength}
          required
        />
        <fieldset className={parts.group}>
          <legend>{t('scopes')}</legend>
          <ErrorBelow name="scopes" label="" id={id} error={error} />
          {scopes.map((scope, index) => (
            <CheckboxField
              key={scope}
              id={index === 0 ? id : `${id}-${index}`}
              name="scopes"
              value={scope}
              label={names[scope]}
              aria-describedby={error === undefined ? undefined : `${id}-error`}
              defaultChecked={checked.includes(scope)}
            />
          ))}
        </fieldset>
        <TextField {...field('expires')} type="date" hint={t('lastDayHint')} />
      </OfficeForm>
    </section>
  );
}
