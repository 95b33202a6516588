import { clsx } from 'clsx';
import type { Party } from '#board/applications/exchange/exchange-policy.ts';
import type { ExchangeEntry } from '#board/applications/exchange/read-exchange.ts';
import { useFormats } from '#words/formats.ts';
import { useTranslations } from '#words/use-translations.ts';
import styles from './exchange.module.css';

type Props = {
  entries: readonly ExchangeEntry[];
  /** The party that reads. */
  reader: Party;
  /** Name of the other party. */
  other: string;
};

/** The exchange of an application, oldest first: who wrote what, and when. */
export function ExchangeEntries({ entries, reader, other }: Props) {
  const t = useTranslations('exchange');
  return (
    <ol className={styles.entries}>
      {entries.map((entry) => (
        <li
          key={`${entry.at.getTime()} ${entry.author} ${entry.text}`}
          className={clsx(styles.entry, entry.author === reader && styles.own)}
        >
          <Entry entry={entry} author={entry.author === reader ? t('you') : other} />
        </li>
      ))}
    </ol>
  );
}

function Entry({ entry, author }: { entry: ExchangeEntry; author: string }) {
  const t = useTranslations('exchange');
  const { dateTime } = useFormats();
  const { at, text } = entry;
  return (
    <>
      <p className={styles.head}>
        <strong>{author}</strong>{' '}
        <time dateTime={at.toISOString()}>{dateTime(at, { dateStyle: 'long', timeStyle: 'short' })}</time>
      </p>
      {entry.kind === 'application' ? <p>{t('application')}</p> : null}
      {entry.kind === 'answer' ? <p>{t(`answer.${entry.answer}`)}</p> : null}
      {text === null ? null : (
        <blockquote className={styles.words} dir="auto">
          {text}
        </blockquote>
      )}
    </>
  );
}
