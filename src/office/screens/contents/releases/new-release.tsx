import type { OfficeDocument } from '#content/repository/answers/listing/read-document.ts';
import { TextField } from '#ui/text-field.tsx';
import { useTranslations } from '#words/use-translations.ts';
import { OfficeForm, useOfficeField } from '../../../frame/office-form.tsx';
import parts from '../../../frame/parts.module.css';
import type { Refused } from '../../../request/office-screen.ts';

type Props = { document: OfficeDocument | null; refused: Refused | null; longestTitle: number };

/** Makes a release by its title, with its first document if there is one. */
export function NewRelease({ document, refused, longestTitle }: Props) {
  const t = useTranslations('office.releases');
  const labels = { title: t('name') };
  const limits = { 'name.tooLong': longestTitle };
  const field = useOfficeField('make', refused, labels, limits);
  return (
    <section className={parts.stack}>
      <h2>{t('new')}</h2>
      <OfficeForm name="make" refused={refused} labels={labels} limits={limits} send={t('make')} variant="secondary">
        {document === null ? null : <input type="hidden" name="document" value={document.id} />}
        <TextField {...field('title')} hint={t('nameHint')} autoComplete="off" maxLength={longestTitle} required />
      </OfficeForm>
    </section>
  );
}
