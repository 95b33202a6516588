import type { ReactNode } from 'react';
import styles from './field.module.css';
import { Icon } from './icon.tsx';

/** Properties that all fields have. */
export type FieldProps = {
  label: ReactNode;
  name: string;
  hint?: ReactNode;
  error?: string | undefined;
  id?: string;
  /** True if the error may appear while the page is open; screen readers then announce it. */
  live?: boolean;
};

export function fieldId({ id, name }: { id?: string | undefined; name: string }): string {
  return id ?? `field-${name}`;
}

/** Returns the attributes that tie a control to its label, hint and error. */
export function controlProps(props: FieldProps) {
  const id = fieldId(props);
  const described = [props.hint && `${id}-hint`, props.error && `${id}-error`].filter(Boolean).join(' ');
  return {
    id,
    name: props.name,
    'aria-describedby': described || undefined,
    'aria-invalid': props.error ? true : undefined,
  };
}

/** CSS class for controls that are not made by the field components in this folder. */
export const controlClass = styles.control;

/** A label, its hint, the control, and below it the error, so that an error moves no control beside it. */
export function FieldFrame({ children, ...props }: FieldProps & { children: ReactNode }) {
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={fieldId(props)}>
        {props.label}
      </label>
      <FieldHint {...props} />
      {children}
      <ErrorBelow {...props} />
    </div>
  );
}

export function FieldHint(props: FieldProps) {
  return props.hint ? (
    <div className={styles.hint} id={`${fieldId(props)}-hint`}>
      {props.hint}
    </div>
  ) : null;
}

export function ErrorBelow(props: FieldProps) {
  return (
    <div aria-live={props.live ? 'polite' : undefined} className={styles.told}>
      {props.error ? (
        <div className={styles.error} id={`${fieldId(props)}-error`}>
          <Icon name="alert" />
          {props.error}
        </div>
      ) : null}
    </div>
  );
}
