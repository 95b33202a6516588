import type { LibraryPage } from '#content/repository/media/list-library.ts';
import { InvalidInput } from '#content/repository/write/rules/inputs.ts';
import { mayDo } from '#staff/acts.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { TextField } from '#ui/text-field.tsx';
import { localized } from '#words/locale.ts';
import { useTranslations } from '#words/use-translations.ts';
import { elsewherePage, repositoryOf } from '../../frame/elsewhere.tsx';
import { officeWords } from '../../frame/office-words.ts';
import parts from '../../frame/parts.module.css';
import styles from '../../frame/pictures.module.css';
import { useOfficeLocale } from '../../frame/use-office-locale.ts';
import { filesIn, typedText } from '../../request/form-fields.ts';
import type { StaffRequest } from '../../request/office-request.ts';
import { type FormEnd, type OfficePage, type Refused, staffScreen } from '../../request/office-screen.ts';
import { chosenPicture } from '../../editing/pictures/chosen-picture.ts';
import { GridPages, PictureGrid } from './picture-grid.tsx';
import { pictureAddress } from '../../editing/pictures/picture-places.ts';
import { type Received, receivePictures } from '../../editing/pictures/receive-pictures.ts';
import { uploadFiles } from '../../editing/pictures/upload-limits.ts';
import { UploadForm, UploadReport } from './upload-form.tsx';

/** `/bureau/images`: the stored pictures, and the way to add some. */
export const imagesScreen = staffScreen({
  act: 'content.read',
  files: uploadFiles,
  show: async (request, refused) =>
    request.parts.repository === null ? elsewherePage(request.locale) : page(request, null, refused),
  forms: { add: { act: 'picture.add', send: add }, find: { act: 'content.read', send: find } },
});

const noPage: LibraryPage = { pictures: [], total: 0, page: 1, pages: 1 };

async function page(
  request: StaffRequest,
  received: readonly Received[] | null,
  refused: Refused | null = null,
): Promise<OfficePage> {
  const { locale, url, viewer } = request;
  const t = officeWords(locale, 'images');
  const found = await listed(request, {
    text: url.searchParams.get('texte') ?? '',
    page: url.searchParams.get('page'),
  });
  const mayAdd = mayDo(viewer.roles, 'picture.add');
  const isDeleted = url.searchParams.get('fait') === 'supprimee' && received === null;
  const body = (
    <div className={parts.stack}>
      {isDeleted ? <Notice tone="success">{t('done.supprimee')}</Notice> : null}
      {refused?.problem ? <Notice tone="error">{officeWords(locale, 'problems')(refused.problem)}</Notice> : null}
      {received === null ? null : <UploadReport received={received} />}
      {mayAdd ? <UploadForm /> : null}
      <Search query={url.searchParams} />
      <Found found={found} query={url.searchParams} />
    </div>
  );
  const isRefused = received !== null && received.every(({ hash }) => hash === null);
  return { title: t('title'), lead: t('lead'), body, status: isRefused ? 422 : 200 };
}

async function listed({ parts: given }: StaffRequest, asked: { text: string; page: string | null }) {
  try {
    return await repositoryOf(given).library.list({ text: asked.text, page: Number(asked.page ?? 1) });
  } catch (error) {
    // A search that is too long finds nothing.
    if (error instanceof InvalidInput) return noPage;
    throw error;
  }
}

/** A single picture is shown at once; of several the page says what became of each. */
async function add(request: StaffRequest, form: FormData): Promise<FormEnd> {
  const received = await receivePictures(request, filesIn(form, 'files'));
  if (typedText(form, 'as') === 'json') return { file: Response.json(await told(request, received)) };
  const [only] = received;
  if (received.length !== 1 || !only?.hash) return { page: await page(request, received) };
  return { redirectTo: `${pictureAddress(request.locale, only.hash)}?fait=${only.isNew ? 'ajoutee' : 'connue'}` };
}

/** What a script shows of received files. */
async function told(request: StaffRequest, received: readonly Received[]) {
  const hashes = received.flatMap(({ hash }) => (hash === null ? [] : [hash]));
  const pictures = await repositoryOf(request.parts).library.read(hashes);
  return received.map(({ hash, words }) => {
    const picture = pictures.find((one) => one.hash === hash);
    return { words, picture: picture === undefined ? null : chosenPicture(picture, request.locale) };
  });
}

/** Pictures for the dialog of a document's form. */
async function find(request: StaffRequest, form: FormData): Promise<FormEnd> {
  const found = await listed(request, { text: typedText(form, 'text'), page: typedText(form, 'page') || '1' });
  const words = officeWords(request.locale, 'images')('count', { count: found.total });
  return {
    file: Response.json({ ...found, words, pictures: found.pictures.map((one) => chosenPicture(one, request.locale)) }),
  };
}

function Search({ query }: { query: URLSearchParams }) {
  const t = useTranslations('office.images');
  return (
    <search>
      <form className={styles.search}>
        <TextField
          id="search"
          name="texte"
          label={t('search')}
          type="search"
          defaultValue={query.get('texte') ?? ''}
          maxLength={200}
        />
        <Button variant="secondary">{t('find')}</Button>
      </form>
    </search>
  );
}

function Found({ found, query }: { found: LibraryPage; query: URLSearchParams }) {
  const t = useTranslations('office.images');
  const locale = useOfficeLocale();
  return (
    <>
      <p>{found.total === 0 && query.get('texte') ? t('none') : t('count', { count: found.total })}</p>
      {query.get('texte') ? <a href={localized(locale, '/bureau/images')}>{t('reset')}</a> : null}
      <PictureGrid pictures={found.pictures} />
      <GridPages {...found} query={query} />
    </>
  );
}
