import { clsx } from 'clsx';
import type { ComponentProps, MouseEvent } from 'react';
import styles from './button.module.css';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger' | 'link';

type Props = ComponentProps<'button'> & {
  variant?: ButtonVariant;
  /** If set, the button shows this text with a spinner and ignores clicks: «Envoi en cours...». */
  busy?: string | undefined;
};

export function Button({ variant = 'primary', busy, className, children, onClick, ...rest }: Props) {
  const waiting = busy !== undefined;
  return (
    <button
      {...rest}
      className={clsx(buttonClass(variant), waiting && styles.busy, className)}
      aria-disabled={waiting || undefined}
      aria-live="polite"
      onClick={waiting ? refuse : onClick}
    >
      {busy ?? children}
    </button>
  );
}

/** Returns the class of a button, for an anchor or a summary that looks like one. */
export function buttonClass(variant: ButtonVariant): string {
  return clsx(styles.button, styles[variant]);
}

function refuse(event: MouseEvent): void {
  event.preventDefault();
}
