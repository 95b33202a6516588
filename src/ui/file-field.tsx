import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { controlProps, FieldFrame, type FieldProps } from './field-frame.tsx';
import styles from './field.module.css';

type Props = FieldProps & Omit<ComponentProps<'input'>, keyof FieldProps | 'type'>;

export function FileField({ label, name, hint, error, id, className, ...input }: Props) {
  const field = { label, name, hint, error, ...(id ? { id } : {}) };
  return (
    <FieldFrame {...field} live>
      <input {...input} {...controlProps(field)} type="file" className={clsx(styles.control, styles.file, className)} />
    </FieldFrame>
  );
}
