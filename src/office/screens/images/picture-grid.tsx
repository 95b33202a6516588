import type { LibraryPage, LibraryPicture } from '#content/repository/media/list-library.ts';
import { thumbnailUrl } from '#content/repository/media/pictures.ts';
import { buttonClass } from '#ui/button.tsx';
import { fileSize } from '#words/file-size.ts';
import { localized } from '#words/locale.ts';
import { useTranslations } from '#words/use-translations.ts';
import parts from '../../frame/parts.module.css';
import styles from '../../frame/pictures.module.css';
import { useOfficeFormats, useOfficeLocale } from '../../frame/use-office-locale.ts';
import { pictureAddress, shownName } from '../../editing/pictures/picture-places.ts';

/** Pictures as a grid. Each leads to its page. */
export function PictureGrid({ pictures }: Pick<LibraryPage, 'pictures'>) {
  return (
    <ul className={styles.grid}>
      {pictures.map((picture) => (
        <li key={picture.hash}>
          <Tile picture={picture} />
        </li>
      ))}
    </ul>
  );
}

function Tile({ picture }: { picture: LibraryPicture }) {
  const t = useTranslations('office.images');
  const locale = useOfficeLocale();
  const format = useOfficeFormats();
  const { hash, width, height, bytes, uses, alt } = picture;
  return (
    <a className={styles.tile} href={pictureAddress(locale, hash)}>
      <img className={styles.thumbnail} src={thumbnailUrl(picture)} alt="" loading="lazy" width="240" height="160" />
      <span className={styles.name}>{shownName(picture)}</span>
      <span className={styles.hint}>{t('size', { width, height, bytes: fileSize(bytes, format) })}</span>
      <span className={styles.hint}>{t('uses', { count: uses })}</span>
      {alt.fr === null && alt.en === null ? <span className={styles.hint}>{t('noText')}</span> : null}
    </a>
  );
}

type PagesProps = Pick<LibraryPage, 'page' | 'pages'> & { readonly query: URLSearchParams };

/** Links to the pages before and after. */
export function GridPages({ page, pages, query }: PagesProps) {
  const t = useTranslations('office.images');
  const locale = useOfficeLocale();
  if (pages === 1) return null;
  const at = (number: number) =>
    `${localized(locale, '/bureau/images')}?${new URLSearchParams({ ...Object.fromEntries(query), page: String(number) }).toString()}`;
  return (
    <nav className={parts.actions} aria-label={t('pages')}>
      {page === 1 ? null : (
        <a className={buttonClass('secondary')} href={at(page - 1)} rel="prev">
          {t('previous')}
        </a>
      )}
      <span>{t('pageOf', { page, pages })}</span>
      {page === pages ? null : (
        <a className={buttonClass('secondary')} href={at(page + 1)} rel="next">
          {t('next')}
        </a>
      )}
    </nav>
  );
}
