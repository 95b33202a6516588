import { type ReactNode, useEffect, useRef } from 'react';
import styles from './dialog.module.css';
import { Icon } from './icon.tsx';

type Props = {
  id: string;
  title: ReactNode;
  /**
   * True to show the dialog at once: without JavaScript as a panel in the page, with JavaScript above the
   * page.
   */
  open?: boolean;
  /** True if the dialog cannot be closed. */
  required?: boolean;
  /**
   * True to keep the dialog as a panel in the page even with JavaScript, so that the content around it can
   * be read and used.
   */
  panel?: boolean;
  /** A button's `popovertarget` also opens the dialog, before the page's script has loaded. */
  popover?: boolean;
  closeLabel?: string;
  children: ReactNode;
};

/**
 * A native dialog. A click on its overlay, Escape or its close button closes it, unless it is required; for
 * browsers without `closedby` the script of every page does the same.
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

// The open attribute only shows the dialog as a panel in the page. showModal() puts it above the page and
// keeps the focus inside.
function raise(dialog: HTMLDialogElement | null): void {
  if (!dialog || dialog.matches(':modal')) return;
  dialog.close();
  dialog.showModal();
}
