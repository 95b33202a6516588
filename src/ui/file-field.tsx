import { clsx } from 'clsx';
import { type ChangeEvent, type ComponentProps, useEffect, useRef, useState } from 'react';
import { buttonClass } from './button.tsx';
import { controlProps, FieldFrame, type FieldProps } from './field-frame.tsx';
import styles from './file-field.module.css';

/** Text of the button, because a browser's own button uses the browser's language and not the page's. */
export type FileWords = { readonly choose: string; readonly drop: string };

type Props = FieldProps & Omit<ComponentProps<'input'>, keyof FieldProps | 'type'> & { words: FileWords };

/**
 * A field for a file, chosen or dropped. The browser's file control covers the whole field, so it accepts
 * both. Without scripts, the browser shows the name of the chosen file.
 */
export function FileField({ label, name, hint, error, id, className, words, onChange, ...input }: Props) {
  const { shown, over, setShown, watch, control } = useChosen();
  const field = { label, name, hint, error, ...(id ? { id } : {}) };
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    setShown(namesIn(event.target));
    onChange?.(event);
  };
  return (
    <FieldFrame {...field} live>
      <div className={styles.drop} data-over={over || undefined} data-told={shown === null ? undefined : ''}>
        <span className={clsx(buttonClass('secondary'), styles.button)} aria-hidden="true">
          {words.choose}
        </span>
        <span className={styles.hint} aria-hidden="true">
          {words.drop}
        </span>
        {shown ? (
          <span className={styles.chosen} aria-hidden="true">
            {shown}
          </span>
        ) : null}
        <input
          {...input}
          {...controlProps(field)}
          {...watch}
          ref={control}
          type="file"
          className={clsx(styles.file, className)}
          onChange={choose}
        />
      </div>
    </FieldFrame>
  );
}

/**
 * With scripts, returns the names of the chosen files, '' without any, and tells if a file is dragged over
 * the field.
 */
function useChosen() {
  const control = useRef<HTMLInputElement>(null);
  const [shown, setShown] = useState<string | null>(null);
  const [over, setOver] = useState(false);
  // Reads the field once, to show a file chosen before the scripts were loaded.
  useEffect(() => {
    if (control.current) setShown(namesIn(control.current));
  }, []);
  const leave = () => setOver(false);
  const watch = { onDragEnter: () => setOver(true), onDragLeave: leave, onDrop: leave };
  return { control, shown, over, setShown, watch };
}

function namesIn({ files }: HTMLInputElement): string {
  return Array.from(files ?? [], (file) => file.name).join(', ');
}
