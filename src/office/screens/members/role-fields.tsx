import { type Role, roles } from '#staff/roles.ts';
import { CheckboxField } from '#ui/checkbox-field.tsx';
import { ErrorBelow } from '#ui/field-frame.tsx';
import { useTranslations } from '#words/use-translations.ts';
import { useOfficeField } from '../../frame/office-form.tsx';
import parts from '../../frame/parts.module.css';
import { typedTexts } from '../../request/form-fields.ts';
import type { Refused } from '../../request/office-screen.ts';

type Props = { form: string; refused: Refused | null; held: readonly Role[] };

/** A checkbox for each role, with what the role allows. */
export function RoleFields({ form, refused, held }: Props) {
  const t = useTranslations('office');
  const { id, error } = useOfficeField(form, refused, {})('roles');
  const checked = refused?.form === form ? typedTexts(refused.typed, 'roles') : held;
  return (
    <fieldset className={parts.group}>
      <legend>{t('members.roles')}</legend>
      <ErrorBelow name="roles" label="" id={id} error={error} />
      {roles.map((role, index) => (
        <CheckboxField
          key={role}
          id={index === 0 ? id : `${id}-${role}`}
          name="roles"
          value={role}
          label={t(`roles.${role}`)}
          hint={t(`roleHints.${role}`)}
          aria-describedby={error === undefined ? undefined : `${id}-error`}
          defaultChecked={checked.includes(role)}
        />
      ))}
    </fieldset>
  );
}
