import type { ListedDocument } from '#content/repository/answers/listing/document-state.ts';
import type { LibraryPicture } from '#content/repository/media/list-library.ts';
import { pictureUrl } from '#content/repository/media/pictures.ts';
import { mayDo } from '#staff/acts.ts';
import { buttonClass } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { fileSize } from '#words/file-size.ts';
import { localized } from '#words/locale.ts';
import { useTranslations } from '#words/use-translations.ts';
import { FactList } from '../../frame/fact-list.tsx';
import { officeWords } from '../../frame/office-words.ts';
import parts from '../../frame/parts.module.css';
import styles from '../../frame/pictures.module.css';
import { useOfficeFormats, useOfficeLocale } from '../../frame/use-office-locale.ts';
import { type Refused, staffScreen } from '../../request/office-screen.ts';
import { shownName } from '../../editing/pictures/picture-places.ts';
import { PictureForms } from './picture-forms.tsx';
import { pictureForms } from './send-picture-forms.tsx';
import { UseTable } from './use-table.tsx';

const done = ['ajoutee', 'connue', 'changee'] as const;
type Done = (typeof done)[number];

/** `/bureau/images/:id`: one picture, what editors say about it, and the documents that show it. */
export const pictureScreen = staffScreen({
  act: 'content.read',
  async show({ parts: { repository }, params, url, viewer, locale }, refused) {
    const hash = params['id'] ?? '';
    const [picture] = (await repository?.library.read([hash])) ?? [];
    if (picture === undefined || repository === null) return null;
    const uses = await repository.list({ shows: hash });
    const said = done.find((one) => one === url.searchParams.get('fait')) ?? null;
    const shown = {
      picture,
      uses: uses.documents,
      hasMoreUses: uses.next !== null,
      mayChange: mayDo(viewer.roles, 'picture.change'),
      refused,
      said,
    };
    return {
      title: shownName(picture),
      lead: officeWords(locale, 'images')('uses', { count: picture.uses }),
      body: <Picture {...shown} />,
    };
  },
  forms: pictureForms,
});

type Props = {
  picture: LibraryPicture;
  uses: readonly ListedDocument[];
  hasMoreUses: boolean;
  mayChange: boolean;
  refused: Refused | null;
  said: Done | null;
};

function Picture({ picture, uses, hasMoreUses, mayChange, refused, said }: Props) {
  const t = useTranslations('office.images');
  const locale = useOfficeLocale();
  return (
    <div className={parts.sections}>
      <div className={parts.stack}>
        {said === null || refused !== null ? null : <Notice tone="success">{t(`done.${said}`)}</Notice>}
        <figure className={styles.large}>
          <img
            src={pictureUrl(picture)}
            alt={picture.alt[locale] ?? ''}
            width={picture.width}
            height={picture.height}
          />
        </figure>
        <Facts picture={picture} />
        <p className={parts.actions}>
          <a className={buttonClass('secondary')} href={pictureUrl(picture)} target="_blank">
            {t('open')}
          </a>
          <a className={parts.tableLink} href={localized(locale, '/bureau/images')}>
            {t('back')}
          </a>
        </p>
      </div>
      <UseTable uses={uses} hasMore={hasMoreUses} />
      {mayChange ? <PictureForms picture={picture} refused={refused} /> : null}
    </div>
  );
}

function Facts({ picture }: Pick<Props, 'picture'>) {
  const t = useTranslations('office.images');
  const format = useOfficeFormats();
  const { name, width, height, bytes, addedAt } = picture;
  const facts = [
    [t('file'), <code key="name">{name}</code>],
    [t('dimensions'), t('size', { width, height, bytes: fileSize(bytes, format) })],
    [t('added'), format.dateTime(addedAt, { dateStyle: 'long' })],
  ] as const;
  return <FactList facts={facts} />;
}
