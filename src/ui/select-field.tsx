import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { controlProps, FieldFrame, type FieldProps } from './field-frame.tsx';
import styles from './field.module.css';

type SelectOption = { readonly value: string; readonly label: string; readonly disabled?: boolean };

type Props = FieldProps &
  Omit<ComponentProps<'select'>, keyof FieldProps | 'children'> & {
    options: readonly SelectOption[];
    /** Shown first, with an empty value: no choice made. */
    placeholder?: string;
  };

export function SelectField({ label, name, hint, error, id, className, options, placeholder, ...select }: Props) {
  const field = { label, name, hint, error, ...(id ? { id } : {}) };
  return (
    <FieldFrame {...field}>
      <select {...select} {...controlProps(field)} className={clsx(styles.control, className)}>
        {placeholder === undefined ? null : <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
