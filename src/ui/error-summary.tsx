import { useEffect, useRef } from 'react';
import styles from './error-summary.module.css';
import { fieldId } from './field-frame.tsx';
import { Icon } from './icon.tsx';

/** `id` is the id of the field's element, if it is known. */
type FieldError = { readonly field: string; readonly message: string; readonly id?: string };

type Props = {
  title: string;
  errors: readonly FieldError[];
  /**
   * The answer to which the errors belong: each new answer takes the focus, but a list that merely gets
   * shorter does not.
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
    // Without scripts the browser moves the focus.
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
