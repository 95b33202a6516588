import type { ReactNode } from 'react';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { ProgressBar } from './progress-bar.tsx';
import styles from './shell.module.css';
import { StoredMessageDialog } from './stored-message-dialog.tsx';

/** The header and footer around every page, error screens included. */
export function Shell({ children }: { children: ReactNode }) {
  return (
    <div className={styles.shell}>
      <ProgressBar />
      <Header />
      <main id="main" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <StoredMessageDialog />
    </div>
  );
}
