import type { LibraryPicture } from '#content/repository/media/list-library.ts';
import { pictureUrl } from '#content/repository/media/pictures.ts';
import { CheckboxField } from '#ui/checkbox-field.tsx';
import { TextAreaField } from '#ui/text-area-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useTranslations } from '#words/use-translations.ts';
import { OfficeForm, useOfficeField } from '../../frame/office-form.tsx';
import parts from '../../frame/parts.module.css';
import styles from '../../frame/pictures.module.css';
import type { Refused } from '../../request/office-screen.ts';
import { longestAlt, longestCredit } from './typed-facts.ts';

type Props = { readonly picture: LibraryPicture; readonly refused: Refused | null };

/** What an editor may do with a picture. */
export function PictureForms({ picture, refused }: Props) {
  const t = useTranslations('office.images');
  return (
    <>
      <section className={parts.stack}>
        <h2>{t('texts')}</h2>
        <p>{t('textsLead')}</p>
        <FactsForm picture={picture} refused={refused} />
      </section>
      <section className={parts.stack}>
        <h2>{t('remove')}</h2>
        {picture.uses > 0 ? (
          <p>{t('removeUsed')}</p>
        ) : (
          <>
            <p>{t('removeLead')}</p>
            <OfficeForm name="remove" refused={refused} send={t('removeSend')} variant="danger" />
          </>
        )}
        <p>{t('replace')}</p>
      </section>
    </>
  );
}

function FactsForm({ picture, refused }: Props) {
  const t = useTranslations('office.images');
  const { alt, credit, focus, revision } = picture;
  const labels = {
    altFr: t('altFr'),
    altEn: t('altEn'),
    decorative: t('decorative'),
    credit: t('credit'),
    focusX: t('focusX'),
    focusY: t('focusY'),
  };
  const field = useOfficeField('change', refused, labels, { 'note.tooLong': longestAlt });
  const { defaultValue: decorative, ...box } = field('decorative', alt.fr === '' && alt.en === '' ? '1' : '');
  const point = { inputMode: 'decimal', autoComplete: 'off' } as const;
  return (
    <OfficeForm name="change" refused={refused} labels={labels} send={t('save')}>
      <input type="hidden" name="revision" value={revision} />
      <TextAreaField {...field('altFr', alt.fr ?? '')} hint={t('altHint')} rows={2} maxLength={longestAlt} />
      <TextAreaField {...field('altEn', alt.en ?? '')} hint={t('altHint')} rows={2} maxLength={longestAlt} />
      <CheckboxField {...box} value="1" hint={t('decorativeHint')} defaultChecked={decorative !== ''} />
      <TextField {...field('credit', credit ?? '')} autoComplete="off" maxLength={longestCredit} />
      <div
        className={styles.pair}
        data-focal
        data-src={pictureUrl(picture)}
        data-width={picture.width}
        data-height={picture.height}
        data-point-words={t('focusPick')}
      >
        <TextField {...field('focusX', String(focus?.x ?? ''))} {...point} hint={t('focusHint')} />
        <TextField {...field('focusY', String(focus?.y ?? ''))} {...point} hint={t('focusHint')} />
      </div>
    </OfficeForm>
  );
}
