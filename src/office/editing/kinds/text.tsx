import { textOf } from '#content/json.ts';
import { TextAreaField } from '#ui/text-area-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import styles from '../../frame/editing.module.css';
import { withFrenchBlanks } from '../french-blanks.ts';
import { simpleKind } from '../simple-kind.ts';
import { useControls } from '../use-control.ts';
import type { ControlsProps } from '../field-kind.ts';

const longestLine = 70;
const longest = 20_000;

/** A plain text. Texts of several lines, and long ones, get a larger control. */
export const textKind = simpleKind({
  parts: [''],
  texts: (value) => ({ '': textOf(value) }),
  read: ({ '': text = '' }, { named }) => withFrenchBlanks(text, named.lang) || null,
  Controls: TextControls,
});

function TextControls(props: ControlsProps) {
  const control = useControls(props)();
  const text = control.defaultValue;
  const isLong = text.includes('\n') || text.length > longestLine;
  return isLong ? (
    <TextAreaField {...control} className={styles.short} rows={3} maxLength={longest} />
  ) : (
    <TextField {...control} maxLength={longest} />
  );
}
