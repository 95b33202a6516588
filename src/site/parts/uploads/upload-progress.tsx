import { useSyncExternalStore } from 'react';
import { useTranslations } from '#words/use-translations.ts';
import { Button } from '#ui/button.tsx';
import { useFormats } from '#words/formats.ts';
import { clearUpload, currentUpload, type Upload, watchUploads } from './upload.ts';
import styles from './upload-progress.module.css';

const none = () => null;

/**
 * With scripts, shows the progress of the page's uploads with a cancel button, and the reason if an upload
 * failed. It is at the bottom of the window, because any button of the page may start an upload.
 */
export function UploadProgress() {
  const upload = useSyncExternalStore(watchUploads, currentUpload, none);
  return (
    <div className={styles.place}>
      {upload?.phase === 'sending' ? <Sending {...upload} /> : null}
      <Said upload={upload} />
    </div>
  );
}

type SendingProps = Extract<Upload, { readonly phase: 'sending' }>;

function Sending({ sent, total, cancel }: SendingProps) {
  const t = useTranslations('documents.upload');
  const format = useFormats();
  return (
    <div className={styles.box}>
      <p>{t(sent < total ? 'sending' : 'checking')}</p>
      <progress aria-label={t('sending')} max={total} value={sent} />
      <span aria-hidden="true">{format.number(sent / total, { style: 'percent' })}</span>
      <Button type="button" variant="secondary" onClick={cancel}>
        {t('cancel')}
      </Button>
    </div>
  );
}

/** Announces each quarter to screen readers, and shows everybody why an upload stopped. */
function Said({ upload }: { upload: Upload }) {
  const t = useTranslations('documents.upload');
  const format = useFormats();
  if (upload?.phase !== 'sending')
    return (
      <div aria-live="polite">
        {upload ? (
          <div className={styles.box}>
            <p>{t(upload.phase)}</p>
            <Button type="button" variant="secondary" onClick={clearUpload}>
              {t('close')}
            </Button>
          </div>
        ) : null}
      </div>
    );
  const quarters = Math.floor((4 * upload.sent) / upload.total);
  const share = format.number(quarters / 4, { style: 'percent' });
  return (
    <div aria-live="polite">
      <span className="visually-hidden">{quarters === 4 ? t('checking') : t('share', { share })}</span>
    </div>
  );
}
