import type { ReactNode } from 'react';
import { ProgressBar } from '#site/parts/page/progress-bar.tsx';
import { useRootData } from '#site/request/root-data.ts';
import { isStoredError } from '#site/routing/stored-message.ts';
import { latePart } from '#site/scripts/late-part.tsx';
import { LoadedData } from '#site/scripts/loaded-data.tsx';
import styles from './shell.module.css';
import { useOwnMenus } from './use-own-menus.ts';

// The parts of the frame are lazy-loaded, because they work without React: the browser itself, or the script
// that every page has, opens their links, menus and dialogs.
const AboveMain = await latePart(async () => (await import('./around-main.tsx')).AboveMain);
const BelowMain = await latePart(async () => (await import('./around-main.tsx')).BelowMain);
const News = await latePart(async () => (await import('./around-main.tsx')).News);

/** The header and footer around every page, error screens included. */
export function Shell({ children }: { children: ReactNode }) {
  const message = useRootData()?.message;
  useOwnMenus();
  return (
    <div className={styles.shell}>
      <ProgressBar />
      <AboveMain />
      <main id="main" className={styles.main} tabIndex={-1}>
        {message && !isStoredError(message) ? <News message={message} /> : null}
        {children}
      </main>
      <LoadedData />
      <BelowMain />
    </div>
  );
}
