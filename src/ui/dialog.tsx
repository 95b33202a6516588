import { type ReactNode, useEffect, useRef } from 'react';
import styles from './dialog.module.css';
import { Icon } from './icon.tsx';

type Props = {
  id: string;
  title: ReactNode;
  /** Shown at once: as a panel in the page without JavaScript, above it with. */
  open?: boolean;
  /** Cannot be closed. */
  required?: boolean;
  /** Stays a panel of the page with JavaScript too: what stands before it can be read and followed. */
  panel?: boolean;
  /** A button's `popovertarget` opens it too, in browsers whose buttons have no commands yet. */
  popover?: boolean;
  closeLabel?: string;
  children: ReactNode;
};

/**
 * A native dialog. A click on its overlay, Escape or its cross closes it, unless it is required; for browsers
 * without `closedby` the script of every page does the same.
 */
export function Dialog({
  id,
  title,
  open = false,
  required = false,
  panel = false,
  popover,
  closeLabel,
  children,
}: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (open && !panel) raise(dialog.current);
  }, [open, panel]);
  return (
    <dialog
      id={id}
      ref={dialog}
      className={styles.dialog}
      open={open}
      popover={popover ? 'auto' : undefined}
      aria-labelledby={`${id}-title`}
      closedby={required ? 'none' : 'any'}
    >
      <div className={styles.sheet}>
        <div className={styles.head}>
          <h2 id={`${id}-title`}>{title}</h2>
          {required || !closeLabel ? null : (
            <form method="dialog">
              <button className={styles.close} aria-label={closeLabel}>
                <Icon name="close" />
              </button>
            </form>
          )}
        </div>
        {children}
      </div>
    </dialog>
  );
}

// The open attribute made it a panel; only showModal() lays it above the page and keeps the focus inside.
function raise(dialog: HTMLDialogElement | null): void {
  if (!dialog || dialog.matches(':modal')) return;
  dialog.close();
  dialog.showModal();
}
