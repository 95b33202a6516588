import { useEffect, useRef } from 'react';
import styles from './error-summary.module.css';
import { fieldId } from './field-frame.tsx';
import { Icon } from './icon.tsx';

/** `id` is the id of the field's element in the page, if the caller has it. */
type FieldError = { readonly field: string; readonly message: string; readonly id?: string };

type Props = {
  title: string;
  errors: readonly FieldError[];
  /**
   * The server's answer that contains the errors. The list takes the focus for each new answer, but not when
   * an error of the same answer is corrected.
   */
  answer?: object | null;
};

/**
 * Lists every error of a form, each with a link to its field. The list takes the focus when it appears,
 * with or without scripts.
 */
export function ErrorSummary({ title, errors, answer = errors }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (answer !== null) box.current?.focus();
  }, [answer]);
  if (errors.length === 0) return null;
  return (
    // Moves the focus to the list when scripts do not run.
    // oxlint-disable-next-line jsx-a11y/no-autofocus
    <div className={styles.summary} role="alert" tabIndex={-1} ref={box} autoFocus>
      <p className={styles.title}>
        <Icon name="alert" />
        {title}
      </p>
      <ul className={styles.list}>
        {errors.map(({ field, message, id }) => (
          <li key={field + message}>
            <a href={`#${fieldId({ id, name: field })}`}>{message}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
