import type { ComponentProps } from 'react';
import { controlProps, fieldId, FieldNotes, type FieldProps } from './field-frame.tsx';
import styles from './field.module.css';

type Props = FieldProps & Omit<ComponentProps<'input'>, keyof FieldProps>;

/** A check box; with `type="radio"` it is one of several with the same name, and each needs its own `id`. */
export function CheckboxField({ label, name, hint, error, id, type = 'checkbox', ...input }: Props) {
  const field = { label, name, hint, error, ...(id ? { id } : {}) };
  return (
    <div className={styles.choice}>
      <input {...input} {...controlProps(field)} type={type} className={styles.box} />
      <label className={styles.label} htmlFor={fieldId(field)}>
        {label}
      </label>
      <FieldNotes {...field} />
    </div>
  );
}
