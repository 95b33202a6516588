import { buttonClass } from '#ui/button.tsx';
import { FieldFrame, controlProps } from '#ui/field-frame.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useTranslations } from '#words/use-translations.ts';
import styles from '../../frame/pictures.module.css';
import { chooserTypes, uploadNumbers } from './upload-limits.ts';

/** The dialog in which scripts choose a picture. It is not in the page until a script copies it. */
export function PictureDialog() {
  const t = useTranslations('office.writing.picture');
  const failed = useTranslations('office.images');
  const hint = t('uploadHint', uploadNumbers);
  const upload = { label: t('upload'), name: 'picture-upload', id: 'picture-upload', hint };
  return (
    <template data-picture-dialog>
      <dialog className={styles.dialog} aria-labelledby="picture-dialog-title">
        <h2 id="picture-dialog-title">{t('dialog')}</h2>
        <FieldFrame {...upload}>
          <input {...controlProps(upload)} type="file" accept={chooserTypes} className={styles.files} />
        </FieldFrame>
        <p
          className={styles.told}
          aria-live="polite"
          data-upload-status
          data-failed={failed('failed', { name: '%s' })}
        />
        <h3>{t('choose')}</h3>
        <TextField id="picture-search" name="picture-search" type="search" label={t('search')} maxLength={200} />
        <p aria-live="polite" data-status />
        <ul className={styles.choices} data-list />
        <div className={styles.links}>
          <button type="button" className={buttonClass('secondary')} data-more hidden>
            {t('more')}
          </button>
          <button type="button" className={buttonClass('secondary')} data-close>
            {t('close')}
          </button>
        </div>
      </dialog>
    </template>
  );
}
