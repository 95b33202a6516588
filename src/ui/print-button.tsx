import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { AnyIcon } from './any-icon.tsx';
import styles from './button.module.css';

/**
 * A button that prints the page, by the script of every page (`page-scripts.ts`). Without scripts it is
 * hidden, because visitors can print by the menu of the browser.
 */
export function PrintButton({ children }: { children: ReactNode }) {
  return (
    <Button type="button" variant="secondary" className={styles.print} data-print="">
      <AnyIcon name="print" />
      {children}
    </Button>
  );
}
