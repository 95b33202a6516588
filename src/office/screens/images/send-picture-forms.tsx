import type { LibraryPicture } from '#content/repository/media/list-library.ts';
import { thumbnailUrl } from '#content/repository/media/pictures.ts';
import { Notice } from '#ui/notice.tsx';
import { localized } from '#words/locale.ts';
import { useTranslations } from '#words/use-translations.ts';
import { repositoryOf } from '../../frame/elsewhere.tsx';
import { OfficeForm } from '../../frame/office-form.tsx';
import { officeWords } from '../../frame/office-words.ts';
import parts from '../../frame/parts.module.css';
import { missingPage } from '../../frame/refused-pages.tsx';
import { useOfficeLocale } from '../../frame/use-office-locale.ts';
import { typedText } from '../../request/form-fields.ts';
import type { StaffRequest } from '../../request/office-request.ts';
import type { FormEnd, StaffScreen } from '../../request/office-screen.ts';
import { numberIn } from '../../request/row-number.ts';
import { pictureAddress, shownName } from '../../editing/pictures/picture-places.ts';
import { typedFacts } from './typed-facts.ts';

/** Forms of the page of a picture. */
export const pictureForms: StaffScreen['forms'] = {
  change: { act: 'picture.change', send: change },
  remove: { act: 'picture.remove', send: remove },
};

async function change(request: StaffRequest, form: FormData): Promise<FormEnd> {
  const hash = request.params['id'] ?? '';
  const revision = numberIn(typedText(form, 'revision')) ?? -1;
  await repositoryOf(request.parts).library.change({ hash, revision, facts: typedFacts(form) }, request);
  return { redirectTo: `${pictureAddress(request.locale, hash)}?fait=changee` };
}

/** Asks first, and removes when the person has confirmed. */
async function remove(request: StaffRequest, form: FormData): Promise<FormEnd> {
  const { library } = repositoryOf(request.parts);
  const hash = request.params['id'] ?? '';
  const { locale } = request;
  if (typedText(form, 'confirmed') === 'yes') {
    await library.remove(hash, request);
    return { redirectTo: `${localized(locale, '/bureau/images')}?fait=supprimee` };
  }
  const [picture] = await library.read([hash]);
  if (picture === undefined) return { page: missingPage(locale) };
  const t = officeWords(locale, 'images');
  return { page: { title: t('confirmTitle'), lead: shownName(picture), body: <Confirmation picture={picture} /> } };
}

function Confirmation({ picture }: { picture: LibraryPicture }) {
  const t = useTranslations('office.images');
  const locale = useOfficeLocale();
  return (
    <div className={parts.stack}>
      <Notice tone="warning">{t('confirmText')}</Notice>
      <img src={thumbnailUrl(picture)} alt="" width="240" height="160" />
      <OfficeForm name="remove" refused={null} send={t('confirm')} variant="danger">
        <input type="hidden" name="confirmed" value="yes" />
      </OfficeForm>
      <p>
        <a className={parts.tableLink} href={pictureAddress(locale, picture.hash)}>
          {t('keep')}
        </a>
      </p>
    </div>
  );
}
