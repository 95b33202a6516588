import { clsx } from 'clsx';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import styles from './button.module.css';
import { Icon } from './icon.tsx';

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

/**
 * A button that prints the page, by the script of every page (`page-scripts.ts`). Without scripts it is
 * hidden, because visitors can print by the menu of the browser.
 */
export function PrintButton({ children }: { children: ReactNode }) {
  return (
    <Button type="button" variant="secondary" className={styles.print} data-print="">
      <Icon name="print" />
      {children}
    </Button>
  );
}

/** Returns the class of a button, for an anchor or a summary that looks like one. */
export function buttonClass(variant: ButtonVariant): string {
  return clsx(styles.button, styles[variant]);
}

function refuse(event: MouseEvent): void {
  event.preventDefault();
}
