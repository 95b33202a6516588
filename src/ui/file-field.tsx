import { clsx } from 'clsx';
import { type ChangeEvent, type ComponentProps, useEffect, useRef, useState } from 'react';
import { buttonClass } from './button.tsx';
import { controlProps, FieldFrame, type FieldProps } from './field-frame.tsx';
import styles from './file-field.module.css';

/** A browser's own button speaks its own language, and not the page's. */
export type FileWords = { readonly choose: string; readonly drop: string };

type Props = FieldProps & Omit<ComponentProps<'input'>, keyof FieldProps | 'type'> & { words: FileWords };

/**
 * A file is chosen, or dropped on the field. The browser's control lies over all of it and takes both;
 * without scripts it says itself what was chosen.
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

/** With scripts: the names of what stands in the field, '' for nothing; whether a file is held over it. */
function useChosen() {
  const control = useRef<HTMLInputElement>(null);
  const [shown, setShown] = useState<string | null>(null);
  const [over, setOver] = useState(false);
  // What was chosen before the scripts came is shown, too.
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
