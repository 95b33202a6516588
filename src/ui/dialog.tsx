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
  /** True if a button's `popovertarget` opens the dialog until the page's script has loaded. */
  popover?: boolean;
  closeLabel?: string;
  children: ReactNode;
};

/**
 * A native dialog. A click on its overlay, Escape or its close button closes it, unless it is required. In
 * browsers without `closedby`, the script that every page has closes it on these actions.
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

// Opens the dialog above the page and keeps the focus inside, because the open attribute only shows it as a
// panel in the page.
function raise(dialog: HTMLDialogElement | null): void {
  if (!dialog || dialog.matches(':modal')) return;
  dialog.close();
  dialog.showModal();
}
