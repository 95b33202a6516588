import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './tag.module.css';

type Props = { tone?: 'plain' | 'coral' | 'sea'; className?: string; children: ReactNode };

export function Tag({ tone = 'plain', className, children }: Props) {
  return <span className={clsx(styles.tag, styles[tone], className)}>{children}</span>;
}
