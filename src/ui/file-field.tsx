import { clsx } from 'clsx';
import { type ComponentProps, useState } from 'react';
import { controlProps, FieldFrame, type FieldProps } from './field-frame.tsx';
import styles from './field.module.css';

type Props = FieldProps & Omit<ComponentProps<'input'>, keyof FieldProps | 'type'>;

/** A file is chosen, or dropped on the field, which browsers take themselves; with scripts it shows where. */
export function FileField({ label, name, hint, error, id, className, ...input }: Props) {
  const [over, setOver] = useState(false);
  const leave = () => setOver(false);
  const field = { label, name, hint, error, ...(id ? { id } : {}) };
  return (
    <FieldFrame {...field} live>
      <input
        {...input}
        {...controlProps(field)}
        type="file"
        className={clsx(styles.control, styles.file, className)}
        data-over={over || undefined}
        onDragEnter={() => setOver(true)}
        onDragLeave={leave}
        onDrop={leave}
      />
    </FieldFrame>
  );
}
