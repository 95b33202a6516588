import type { ComponentProps } from 'react';
import { controlProps, ErrorBelow, FieldHint, fieldId, type FieldProps } from './field-frame.tsx';
import styles from './field.module.css';

type Props = FieldProps & Omit<ComponentProps<'input'>, keyof FieldProps>;

/**
 * A check box, or a radio button with `type="radio"`. Radio buttons with the same `name` form a group; each
 * needs a different `id`.
 */
export function CheckboxField({ label, name, hint, error, id, type = 'checkbox', ...input }: Props) {
  const field = { label, name, hint, error, ...(id ? { id } : {}) };
  return (
    <div className={styles.choice}>
      <input {...input} {...controlProps(field)} type={type} className={styles.box} />
      <label className={styles.label} htmlFor={fieldId(field)}>
        {label}
      </label>
      <FieldHint {...field} />
      <ErrorBelow {...field} />
    </div>
  );
}
