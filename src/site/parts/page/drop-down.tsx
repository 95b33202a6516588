import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './drop-down.module.css';

type Props = {
  id: string;
  /** What the button shows. */
  label: ReactNode;
  labelClass?: string | undefined;
  panelClass?: string | undefined;
  /** Which edge of the button the panel keeps to. */
  align?: 'start' | 'end';
  children: ReactNode;
};

/**
 * A button and the panel that it opens below itself. The panel is a popover: without any script Escape, a
 * click elsewhere and the next panel close it, and the focus goes back to the button; `details` does none of
 * the three.
 */
export function DropDown({ id, label, labelClass, panelClass, align = 'start', children }: Props) {
  return (
    <div className={styles.dropDown}>
      <button className={clsx(styles.label, labelClass)} type="button" popoverTarget={id}>
        {label}
      </button>
      <div className={clsx(styles.panel, styles[align], panelClass)} id={id} popover="auto">
        {children}
      </div>
    </div>
  );
}
