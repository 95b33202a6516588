import { useNavigation } from 'react-router';
import { useTranslations } from '#words/use-translations.ts';
import { fileSize } from '#words/file-size.ts';
import { useFormats } from '#words/formats.ts';
import type { CvSummary } from '#board/candidates/read-profile.ts';
import { documentAccept, useDocumentRule } from '#site/parts/uploads/document-limits.ts';
import { useFileWords } from '#site/parts/uploads/file-words.ts';
import { useAddress } from '#site/routing/addresses.ts';
import { Button } from '#ui/button.tsx';
import { FileField } from '#ui/file-field.tsx';
import { AnyIcon } from '#ui/any-icon.tsx';
import { Tag } from '#ui/tag.tsx';
import type { ProfileIntent } from './save-profile.ts';
import styles from './profile-page.module.css';

type Props = { cvs: readonly CvSummary[]; errors: Readonly<Record<string, string>> };

/** The CVs of the profile, with a form to add a CV. */
export function CvSection({ cvs, errors }: Props) {
  const t = useTranslations('account.cv');
  return (
    <section className={styles.section} id="field-cvs" tabIndex={-1} aria-labelledby="cvs-title">
      <h2 id="cvs-title">{t('title')}</h2>
      {errors['cvs'] ? <p className={styles.refusal}>{errors['cvs']}</p> : null}
      {cvs.length === 0 ? <p>{t('none')}</p> : null}
      <ul className={styles.cvs}>
        {cvs.map((cv) => (
          <CvRow key={cv.id} cv={cv} />
        ))}
      </ul>
      {/* The key changes with the number of CVs, so that React empties the file field after a CV was
          added. */}
      <AddCv key={cvs.length} error={errors['cv']} />
    </section>
  );
}

function CvRow({ cv }: { cv: CvSummary }) {
  const t = useTranslations('account.cv');
  const format = useFormats();
  const addressOf = useAddress();
  const { id } = cv;
  return (
    <li className={styles.cv}>
      <AnyIcon name="file" />
      <div className={styles.cvName}>
        <a href={addressOf('/espace-personnel/cv/:id', { id })} aria-label={t('download', { name: cv.fileName })}>
          {cv.fileName}
        </a>{' '}
        {cv.isDefault ? <Tag>{t('isDefault')}</Tag> : null}
        <p>
          {t('publishedOn', { date: format.dateTime(cv.publishedAt, { dateStyle: 'long' }) })} ·{' '}
          {fileSize(cv.sizeBytes, format)}
        </p>
      </div>
      <a
        className={styles.edit}
        href={addressOf('/espace-personnel/cv/:id/modifier', { id })}
        aria-label={t('editName', { name: cv.fileName })}
      >
        {t('edit')}
      </a>
      <a
        className={styles.delete}
        href={addressOf('/espace-personnel/cv/:id/supprimer', { id })}
        aria-label={t('deleteName', { name: cv.fileName })}
      >
        <AnyIcon name="trash" />
        {t('delete')}
      </a>
    </li>
  );
}

function AddCv({ error }: { error: string | undefined }) {
  const t = useTranslations('account.cv');
  const sending = useNavigation().formData?.get('intent') === 'add-cv';
  return (
    <div className={styles.addCv}>
      <h3>{t('add')}</h3>
      <FileField
        words={useFileWords()}
        name="cv"
        label={t('file')}
        hint={t('fileHint', useDocumentRule())}
        error={error}
        accept={documentAccept}
      />
      <div>
        <Button
          variant="secondary"
          name="intent"
          value={'add-cv' satisfies ProfileIntent}
          busy={sending ? t('sending') : undefined}
        >
          {t('send')}
        </Button>
      </div>
    </div>
  );
}
