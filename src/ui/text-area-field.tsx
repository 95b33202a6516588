import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { controlProps, FieldFrame, type FieldProps } from './field-frame.tsx';
import styles from './field.module.css';

type Props = FieldProps & Omit<ComponentProps<'textarea'>, keyof FieldProps>;

export function TextAreaField({ label, name, hint, error, id, className, ...area }: Props) {
  const field = { label, name, hint, error, ...(id ? { id } : {}) };
  return (
    <FieldFrame {...field}>
      <textarea {...area} {...controlProps(field)} className={clsx(styles.control, className)} />
    </FieldFrame>
  );
}
