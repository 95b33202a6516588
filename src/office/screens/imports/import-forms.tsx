import { useContext } from 'react';
import { Button } from '#ui/button.tsx';
import { controlProps, FieldFrame } from '#ui/field-frame.tsx';
import { Notice } from '#ui/notice.tsx';
import { useTranslations } from '#words/use-translations.ts';
import { OfficeAddress } from '../../frame/office-address.ts';
import { OfficeForm } from '../../frame/office-form.tsx';
import parts from '../../frame/parts.module.css';
import styles from '../../frame/pictures.module.css';
import type { Refused } from '../../request/office-screen.ts';

type Props = { hasSource: boolean; refused: Refused | null };

/** Dry runs of the source and of a file, and the import of the source. */
export function ImportForms({ hasSource, refused }: Props) {
  const t = useTranslations('office.imports');
  return (
    <>
      <section className={parts.stack}>
        <h2>{t('tryTitle')}</h2>
        <p>{t('tryLead')}</p>
        {hasSource ? <OfficeForm name="try" refused={refused} send={t('trySource')} variant="secondary" /> : null}
        <FileForm refused={refused} />
      </section>
      {hasSource ? (
        <section className={parts.stack}>
          <h2>{t('runTitle')}</h2>
          <p>{t('runLead')}</p>
          <OfficeForm name="run" refused={refused} send={t('run')} variant="secondary" />
        </section>
      ) : null}
    </>
  );
}

function FileForm({ refused }: Pick<Props, 'refused'>) {
  const t = useTranslations('office');
  const fields = useTranslations('fields');
  const address = useContext(OfficeAddress);
  // A form without a name was not read, because of its file.
  const own = refused?.form === 'tryFile' || refused?.form === '' ? refused : null;
  const error = own !== null && own.problem === null ? fields('field.required') : undefined;
  const field = { label: t('imports.file'), name: 'file', id: 'import-file', hint: t('imports.fileHint'), error };
  return (
    <form method="post" encType="multipart/form-data" action={address} className={parts.form}>
      <input type="hidden" name="do" value="tryFile" />
      {own?.problem ? <Notice tone="error">{t(`problems.${own.problem}`)}</Notice> : null}
      <FieldFrame {...field}>
        <input {...controlProps(field)} type="file" accept=".json,application/json" className={styles.files} />
      </FieldFrame>
      <div className={parts.actions}>
        <Button variant="secondary">{t('imports.tryFile')}</Button>
      </div>
    </form>
  );
}
