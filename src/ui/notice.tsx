import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { IconName } from './icon-paths.ts';
import { Icon } from './icon.tsx';
import styles from './notice.module.css';

type NoticeTone = 'info' | 'success' | 'warning' | 'error';

type Props = {
  tone: NoticeTone;
  title?: ReactNode;
  /** True for a low notice above a list that people scan. */
  compact?: boolean;
  children?: ReactNode;
};

const icons: Record<NoticeTone, IconName> = { info: 'info', success: 'check', warning: 'alert', error: 'alert' };

/** A message in the flow of the page; success and error messages are announced when they appear. */
export function Notice({ tone, title, compact = false, children }: Props) {
  return (
    <div
      className={clsx(styles.notice, styles[tone], compact && styles.compact)}
      role={tone === 'error' ? 'alert' : 'status'}
    >
      <Icon name={icons[tone]} className={styles.icon} />
      <div className={styles.body}>
        {title ? <p className={styles.title}>{title}</p> : null}
        {children}
      </div>
    </div>
  );
}
