import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './drop-down.module.css';

type Props = {
  id: string;
  /** Content of the button. */
  label: ReactNode;
  labelClass?: string | undefined;
  panelClass?: string | undefined;
  /** Edge of the button at which the panel is aligned. */
  align?: 'start' | 'end';
  children: ReactNode;
};

/**
 * A button that opens a panel below it. The panel is a popover, because a popover works without scripts:
 * Escape, a click elsewhere and opening another panel close it, and the focus then returns to the button. A
 * `details` element would do none of this.
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
