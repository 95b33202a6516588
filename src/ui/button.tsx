import type { ComponentProps, MouseEvent } from 'react';
import { Link } from 'react-router';
import styles from './button.module.css';
import { classes } from './classes.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

type Props = ComponentProps<'button'> & {
  variant?: ButtonVariant;
  /** While set, the button shows these words, turns a wheel and takes no click: «Envoi en cours...». */
  busy?: string | undefined;
};

export function Button({ variant = 'primary', busy, className, children, onClick, ...rest }: Props) {
  const waiting = busy !== undefined;
  return (
    <button
      {...rest}
      className={classes(buttonClass(variant), waiting && styles.busy, className)}
      aria-disabled={waiting || undefined}
      aria-live="polite"
      onClick={waiting ? refuse : onClick}
    >
      {busy ?? children}
    </button>
  );
}

type LinkProps = ComponentProps<typeof Link> & { variant?: ButtonVariant };

/** A link that looks like a button; `to` is the whole address, language included. */
export function ButtonLink({ variant = 'primary', className, ...rest }: LinkProps) {
  return <Link viewTransition {...rest} className={classes(buttonClass(variant), className)} />;
}

/** The look alone, for a plain anchor or a summary. */
export function buttonClass(variant: ButtonVariant): string {
  return classes(styles.button, styles[variant]);
}

function refuse(event: MouseEvent): void {
  event.preventDefault();
}
