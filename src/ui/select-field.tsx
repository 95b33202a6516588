import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { controlProps, FieldFrame, type FieldProps } from './field-frame.tsx';
import styles from './field.module.css';

type SelectOption = { readonly value: string; readonly label: string; readonly disabled?: boolean };

type Props = FieldProps &
  Omit<ComponentProps<'select'>, keyof FieldProps | 'children'> & {
    options?: readonly SelectOption[];
    /** Groups of options, shown after `options`, each under its label. */
    groups?: readonly { readonly label: string; readonly options: readonly SelectOption[] }[];
    /** Text of an additional first option. The option has an empty value and means that nothing is chosen. */
    placeholder?: string;
  };

export function SelectField({ label, name, hint, error, id, className, ...props }: Props) {
  const { options = [], groups = [], placeholder, ...select } = props;
  const field = { label, name, hint, error, ...(id ? { id } : {}) };
  return (
    <FieldFrame {...field}>
      <select {...select} {...controlProps(field)} className={clsx(styles.control, className)}>
        {placeholder === undefined ? null : <option value="">{placeholder}</option>}
        {options.map((option) => (
          <Option key={option.value} {...option} />
        ))}
        {groups.map((group) => (
          <optgroup key={group.label} label={group.label}>
            {group.options.map((option) => (
              <Option key={option.value} {...option} />
            ))}
          </optgroup>
        ))}
      </select>
    </FieldFrame>
  );
}

function Option({ value, label, disabled }: SelectOption) {
  return (
    <option value={value} disabled={disabled}>
      {label}
    </option>
  );
}
