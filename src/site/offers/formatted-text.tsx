import { Fragment } from 'react';
import styles from './formatted-text.module.css';
import { readTextBlocks } from './read-text-blocks.ts';

type Props = { text: string; lang?: string | undefined };

/** A plain text as paragraphs and lists; nothing in it is read as HTML. */
export function FormattedText({ text, lang }: Props) {
  return (
    <div className={styles.text} lang={lang}>
      {readTextBlocks(text).map((block, index) =>
        block.kind === 'list' ? (
          <ul key={index}>
            {block.items.map((item, at) => (
              <li key={at}>{item}</li>
            ))}
          </ul>
        ) : (
          <p key={index}>
            {block.lines.map((line, at) => (
              <Fragment key={at}>
                {at > 0 ? <br /> : null}
                {line}
              </Fragment>
            ))}
          </p>
        ),
      )}
    </div>
  );
}
