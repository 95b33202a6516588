import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './dotted-list.module.css';

/** Short facts in a line, separated by dots; the children are `li` elements. */
export function DottedList({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return <ul className={clsx(styles.list, className)}>{children}</ul>;
}
