import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { controlProps, FieldFrame, type FieldProps } from './field-frame.tsx';
import styles from './field.module.css';

type Props = FieldProps & Omit<ComponentProps<'input'>, keyof FieldProps>;

export function TextField({ label, name, hint, error, id, live, className, ...input }: Props) {
  const field = { label, name, hint, error, ...(id ? { id } : {}), ...(live ? { live } : {}) };
  return (
    <FieldFrame {...field}>
      <input {...input} {...controlProps(field)} className={clsx(styles.control, className)} />
    </FieldFrame>
  );
}
