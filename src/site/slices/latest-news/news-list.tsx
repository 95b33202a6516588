import { useFormats } from '#words/formats.ts';
import { useAddress } from '#site/routing/addresses.ts';
import { DocumentPicture } from '#site/parts/documents/document-picture.tsx';
import { DrawnPicture } from '#site/parts/documents/drawn-picture.tsx';
import type { ShownNews } from './present-news.ts';
import styles from './news-list.module.css';

type Props = {
  readonly news: readonly ShownNews[];
  /** Level of the heading above. */
  readonly under?: 1 | 2;
};

/** News as cards, the latest first. */
export function NewsList({ news, under = 2 }: Props) {
  const format = useFormats();
  const address = useAddress();
  const Title = under === 1 ? 'h2' : 'h3';
  return (
    <ul className={styles.news}>
      {news.map(({ uid, title, summary, day, image, drawn }) => (
        <li className={styles.item} key={uid}>
          {drawn ? (
            <DrawnPicture {...drawn} className={styles.picture} />
          ) : (
            <DocumentPicture field={image} sizes="(width < 600px) 100vw, 24rem" className={styles.picture} />
          )}
          <div className={styles.words}>
            <Title className={styles.title}>
              <a href={address('/news/:uid', { uid })}>{title}</a>
            </Title>
            {day ? <time dateTime={day}>{format.day(day)}</time> : null}
            <p>{summary}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
