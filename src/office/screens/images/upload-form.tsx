import { useContext } from 'react';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { controlProps, FieldFrame } from '#ui/field-frame.tsx';
import { useTranslations } from '#words/use-translations.ts';
import { OfficeAddress } from '../../frame/office-address.ts';
import parts from '../../frame/parts.module.css';
import styles from '../../frame/pictures.module.css';
import type { Received } from '../../editing/pictures/receive-pictures.ts';
import { chooserTypes, uploadNumbers } from '../../editing/pictures/upload-limits.ts';

/** Adds pictures. With scripts files may be dropped on the page, and are sent one after another. */
export function UploadForm() {
  const t = useTranslations('office.images');
  const hint = <span className={styles.hint}>{t('filesHint', uploadNumbers)}</span>;
  const field = { label: t('files'), name: 'files', id: 'add-files', hint };
  return (
    <section className={parts.stack} id="ajouter">
      <h2>{t('add')}</h2>
      <form
        method="post"
        encType="multipart/form-data"
        action={useContext(OfficeAddress)}
        className={parts.form}
        data-upload
        data-sending={t('sending', { name: '%s' })}
        data-failed={t('failed', { name: '%s' })}
      >
        <input type="hidden" name="do" value="add" />
        <FieldFrame {...field}>
          <input {...controlProps(field)} type="file" multiple accept={chooserTypes} className={styles.files} />
        </FieldFrame>
        <p className={styles.drop} hidden data-drop-hint>
          {t('drop')}
        </p>
        <div className={parts.actions}>
          <Button>{t('send')}</Button>
        </div>
        <ul className={styles.progress} data-progress aria-live="polite" />
      </form>
    </section>
  );
}

/** What became of the files of a form, file by file. */
export function UploadReport({ received }: { received: readonly Received[] }) {
  const t = useTranslations('office.images');
  const [refused, stored] = [
    received.filter(({ hash }) => hash === null),
    received.filter(({ hash }) => hash !== null),
  ];
  if (received.length === 0) return <Notice tone="error">{t('chooseFiles')}</Notice>;
  return (
    <>
      {refused.length === 0 ? null : <Reported tone="error" received={refused} />}
      {stored.length === 0 ? null : <Reported tone="success" received={stored} />}
    </>
  );
}

function Reported({ tone, received }: { tone: 'error' | 'success'; received: readonly Received[] }) {
  return (
    <Notice tone={tone}>
      <ul>
        {received.map(({ words }, index) => (
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index}>{words}</li>
        ))}
      </ul>
    </Notice>
  );
}
