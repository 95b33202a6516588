import type { ReactNode } from 'react';
import { useTranslations } from '#words/use-translations.ts';
import { Button } from '#ui/button.tsx';
import styles from './hidden-page.module.css';

type Props = {
  action: string;
  what: 'offer' | 'company';
  name: ReactNode;
  hint: string;
  hidden: boolean;
  /** The page to which the form returns. */
  to: string;
};

/** A button that hides an offer or a company, or shows it again, with what this means. */
export function Choice({ action, what, name, hint, hidden, to }: Props) {
  const t = useTranslations('hiding');
  return (
    <li className={styles.choice}>
      <div>
        <p className={styles.name}>{name}</p>
        <p className={styles.hint} role={hidden ? 'status' : undefined}>
          {hidden ? t(`${what}.hidden`) : hint}
        </p>
      </div>
      <form method="post" action={action}>
        <input type="hidden" name="to" value={to} />
        <input type="hidden" name="wanted" value={hidden ? 'no' : 'yes'} />
        <Button variant="secondary">{t(hidden ? 'show' : `${what}.hide`)}</Button>
      </form>
    </li>
  );
}
