import { clsx } from 'clsx';
import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { useNavigation } from 'react-router';
import { useTranslations } from '#words/use-translations.ts';
import { photoTypes } from '#board/candidates/photo/photo-limits.ts';
import { Button } from '#ui/button.tsx';
import { FileField } from '#ui/file-field.tsx';
import { AnyIcon } from '#ui/any-icon.tsx';
import { refusalOfFile } from '#site/parts/uploads/check-file.ts';
import { useFileWords } from '#site/parts/uploads/file-words.ts';
import { useAddress } from '#site/routing/addresses.ts';
import type { ProfileIntent } from './save-profile.ts';
import styles from './profile-page.module.css';

type Props = { photo: string | null; error: string | undefined };

/** The photo of the profile, with forms to replace and delete it. */
export function PhotoSection({ photo, error }: Props) {
  const t = useTranslations('account.photo');
  return (
    <section className={styles.section} aria-labelledby="photo-title">
      <h2 id="photo-title">{t('title')}</h2>
      {/* The key changes with the photo, so that React empties the file field and its preview after a new
          photo. */}
      <ChoosePhoto key={photo} photo={photo} error={error} />
      {photo ? <DeletePhoto /> : null}
    </section>
  );
}

function ChoosePhoto({ photo, error }: Props) {
  const t = useTranslations('account.photo');
  const { preview, onChoose } = usePreview();
  const sending = useNavigation().formData?.get('intent') === 'set-photo';
  return (
    <div className={styles.photoForm}>
      <Picture photo={photo} preview={preview} />
      <FileField
        words={useFileWords()}
        name="photo"
        label={t('file')}
        hint={t('fileHint')}
        error={error}
        accept={photoTypes.join(',')}
        onChange={onChoose}
      />
      <div className={styles.photoButton}>
        <Button
          variant="secondary"
          name="intent"
          value={'set-photo' satisfies ProfileIntent}
          busy={sending ? t('sending') : undefined}
        >
          {photo ? t('replace') : t('add')}
        </Button>
      </div>
    </div>
  );
}

function Picture({ photo, preview }: { photo: string | null; preview: string | null }) {
  const t = useTranslations('account.photo');
  const address = useAddress()('/espace-personnel/photo');
  if (preview) return <img className={styles.photo} src={preview} alt={t('preview')} width={128} height={128} />;
  if (photo) return <OwnPhoto src={`${address}?v=${photo}`} />;
  return (
    <span className={styles.photo}>
      <AnyIcon name="user" />
    </span>
  );
}

/** A photo that cannot be loaded says so in its own place, because the forms beside it still work. */
function OwnPhoto({ src }: { src: string }) {
  const t = useTranslations('account.photo');
  const image = useRef<HTMLImageElement>(null);
  const [isBroken, setBroken] = useState(false);
  // The browser may have given the photo up before the scripts ran.
  useEffect(() => setBroken(image.current?.complete === true && image.current.naturalWidth === 0), []);
  if (isBroken) return <span className={clsx(styles.photo, styles.notShown)}>{t('notShown')}</span>;
  return (
    <img
      ref={image}
      className={styles.photo}
      src={src}
      alt={t('yours')}
      width={128}
      height={128}
      onError={() => setBroken(true)}
    />
  );
}

/** With scripts, shows the photo as it will be cropped, before it is sent. */
function usePreview() {
  const [preview, setPreview] = useState<string | null>(null);
  const onChoose = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    setPreview(null);
    if (file === undefined || refusalOfFile('photo', file) !== null) return;
    const reader = new FileReader();
    reader.addEventListener('load', () => setPreview(typeof reader.result === 'string' ? reader.result : null));
    reader.readAsDataURL(file);
  };
  return { preview, onChoose };
}

/** Asks for confirmation, because a deleted photo cannot be restored. */
function DeletePhoto() {
  const t = useTranslations('account.photo');
  return (
    <details className={styles.sure}>
      <summary>
        <AnyIcon name="trash" />
        {t('delete')}
      </summary>
      <p>{t('deleteText')}</p>
      <Button variant="danger" name="intent" value={'delete-photo' satisfies ProfileIntent}>
        {t('deleteSure')}
      </Button>
    </details>
  );
}
