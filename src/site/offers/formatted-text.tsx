import { Fragment } from 'react';
import styles from './formatted-text.module.css';
import { readTextBlocks } from './read-text-blocks.ts';

type Props = { text: string; lang?: string | undefined };

/** A plain text as paragraphs and lists; nothing in it is read as HTML. */
export function FormattedText({ text, lang }: Props) {
  return (
    <div className={styles.text} lang={lang}>
      {numbered(readTextBlocks(text)).map(({ key, part }) =>
        part.kind === 'list' ? <List key={key} items={part.items} /> : <Paragraph key={key} lines={part.lines} />,
      )}
    </div>
  );
}

function List({ items }: { items: readonly string[] }) {
  return (
    <ul>
      {numbered(items).map(({ key, part }) => (
        <li key={key}>{part}</li>
      ))}
    </ul>
  );
}

function Paragraph({ lines }: { lines: readonly string[] }) {
  return (
    <p>
      {numbered(lines).map(({ key, part }) => (
        <Fragment key={key}>
          {key > 0 ? <br /> : null}
          {part}
        </Fragment>
      ))}
    </p>
  );
}

/** The parts of a text never change places, and two may say the same: their number is their key. */
function numbered<P>(parts: readonly P[]): { readonly key: number; readonly part: P }[] {
  return parts.map((part, key) => ({ key, part }));
}
