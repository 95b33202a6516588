import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './dotted-list.module.css';

/** Short facts in a line, separated by dots; its children are `li`. */
export function DottedList({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return <ul className={clsx(styles.list, className)}>{children}</ul>;
}
