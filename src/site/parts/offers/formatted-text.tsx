import { Fragment } from 'react';
import styles from './formatted-text.module.css';
import { readLinks } from './read-links.ts';
import { readTextBlocks } from '#board/offers/details/read-text-blocks.ts';

type Props = { text: string; lang?: string | undefined };

/** Shows a plain text as paragraphs, lists and links. HTML tags in the text are shown as text. */
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
        <li key={key}>
          <Line text={part} />
        </li>
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
          <Line text={part} />
        </Fragment>
      ))}
    </p>
  );
}

/** Links in employers' texts have `nofollow`, because we do not vouch for them. */
function Line({ text }: { text: string }) {
  return numbered(readLinks(text)).map(({ key, part }) =>
    part.href === null ? (
      part.text
    ) : (
      <a key={key} href={part.href} rel="nofollow noopener ugc">
        {part.text}
      </a>
    ),
  );
}

/**
 * Numbers the parts of a text. The number can be the React key, because the parts never change their order
 * and may be equal.
 */
function numbered<P>(parts: readonly P[]): { readonly key: number; readonly part: P }[] {
  return parts.map((part, key) => ({ key, part }));
}
