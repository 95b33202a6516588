import { useEffect, useRef } from 'react';
import styles from './error-summary.module.css';
import { fieldId } from './field-frame.tsx';
import { Icon } from './icon.tsx';

type FieldError = { readonly field: string; readonly message: string };

type Props = { title: string; errors: readonly FieldError[] };

/** Every error of a form, each a link to its field; takes the focus when it appears. */
export function ErrorSummary({ title, errors }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (errors.length > 0) box.current?.focus();
  }, [errors]);
  if (errors.length === 0) return null;
  return (
    <div className={styles.summary} role="alert" tabIndex={-1} ref={box}>
      <p className={styles.title}>
        <Icon name="alert" />
        {title}
      </p>
      <ul className={styles.list}>
        {errors.map(({ field, message }) => (
          <li key={field + message}>
            <a href={`#${fieldId({ name: field })}`}>{message}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
