import { CheckboxField } from '#ui/checkbox-field.tsx';
import { useTranslations } from '#words/use-translations.ts';
import styles from '../../frame/pictures.module.css';
import type { ControlsProps } from '../field-kind.ts';
import { controlId, useControls } from '../use-control.ts';

/** Whether the picture says something. A published one needs a text, or the choice that it is decorative. */
export function PictureRole({ isMissing, ...props }: ControlsProps & { isMissing: boolean }) {
  const t = useTranslations('office.writing');
  const { name, defaultValue } = useControls(props)('role');
  const isDecorative = defaultValue === 'decorative';
  return (
    <>
      <p className={styles.missing} data-alt-missing hidden={!isMissing || isDecorative}>
        {t('altMissing')}
      </p>
      <div className={styles.roles} role="radiogroup" aria-label={t('role')}>
        {(['says', 'decorative'] as const).map((role) => (
          <CheckboxField
            key={role}
            type="radio"
            id={`${controlId(name)}-${role}`}
            name={name}
            value={role}
            label={t(`roles.${role}`)}
            defaultChecked={isDecorative === (role === 'decorative')}
          />
        ))}
      </div>
    </>
  );
}
