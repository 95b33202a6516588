import type { ReactNode } from 'react';
import { useTranslations } from '#words/use-translations.ts';
import type { Frame } from './sheet.tsx';
import styles from './sheet.module.css';

type WayOutProps = { href: string; children: ReactNode };

/**
 * A link that leaves the page without a change. It is inconspicuous, because people come to the page for
 * something else.
 */
export function WayOut({ href, children }: WayOutProps) {
  return (
    <p>
      <a className={styles.quiet} href={href}>
        {children}
      </a>
    </p>
  );
}

/** Returns the label of the link that cancels: it leads to the site, or to the office. */
export function useCancel({ isOfStaff }: Pick<Frame, 'isOfStaff'>): string {
  const t = useTranslations('identity');
  return t(isOfStaff ? 'staff.cancel' : 'next.cancel');
}

type Props = { out: string; label: string; children?: ReactNode };

/** The foot of a page: other actions, and a link that leaves the sign-in. */
export function Foot({ out, label, children }: Props) {
  return (
    <div className={styles.others}>
      {children}
      <WayOut href={out}>{label}</WayOut>
    </div>
  );
}
