import { useTranslations } from '#words/use-translations.ts';
import { maximumNoteLength } from '#board/favourites/favourite-limits.ts';
import { Button } from '#ui/button.tsx';
import { TextAreaField } from '#ui/text-area-field.tsx';
import type { FieldCode } from '#words/field-code.ts';
import { useFieldErrors } from '#site/parts/uploads/use-field-errors.ts';
import styles from './favourites-page.module.css';
import type { FavouriteIntent } from './save-favourite.ts';

type Props = {
  offer: number;
  note: string | null;
  failure: { readonly text: string; readonly code: FieldCode | null } | null;
};

/** The candidate's private note. */
export function Note({ offer, note, failure }: Props) {
  const t = useTranslations('favourites.note');
  const [error] = useFieldErrors(failure?.code ? { note: failure.code } : {}, {});
  return (
    <div className={styles.note} id={`note-${offer}`}>
      {note ? <p className={styles.words}>{note}</p> : null}
      <details open={failure !== null}>
        <summary>{t(note ? 'change' : 'write')}</summary>
        <form method="post">
          <input type="hidden" name="offer" value={offer} />
          <TextAreaField
            id={`field-note-${offer}`}
            name="note"
            label={t('label')}
            hint={t('hint')}
            error={error?.message}
            defaultValue={failure?.text ?? note ?? ''}
            maxLength={maximumNoteLength}
            rows={3}
          />
          <Button variant="secondary" name="intent" value={'note' satisfies FavouriteIntent}>
            {t('save')}
          </Button>
        </form>
      </details>
    </div>
  );
}
