import { synonymLimits } from '#board/operators/synonyms/synonym-limits.ts';
import { CheckboxField } from '#ui/checkbox-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useTranslations } from '#words/use-translations.ts';
import { OfficeForm, useOfficeField } from '../../frame/office-form.tsx';
import parts from '../../frame/parts.module.css';
import type { Refused } from '../../request/office-screen.ts';
import { typedText } from '../../request/form-fields.ts';

/** Asks for a word and for a concept by one of its names. A page about the effects follows. */
export function SynonymForm({ refused }: { refused: Refused | null }) {
  const t = useTranslations('office.synonyms');
  const labels = { word: t('word'), concept: t('concept') };
  const limits = { 'name.tooLong': synonymLimits.word };
  const field = useOfficeField('preview', refused, labels, limits);
  const wrong = refused?.form === 'preview' ? refused.fields : {};
  const error = (name: 'word' | 'concept') =>
    wrong[name] === 'field.invalid' ? t(`wrong.${name}`) : field(name).error;
  return (
    <section className={parts.stack}>
      <h2>{t('teach')}</h2>
      <p>{t('teachLead')}</p>
      <OfficeForm name="preview" refused={refused} labels={labels} limits={limits} send={t('preview')}>
        <TextField
          {...field('word')}
          error={error('word')}
          hint={t('wordHint')}
          autoComplete="off"
          maxLength={synonymLimits.word}
          required
        />
        <TextField
          {...field('concept')}
          error={error('concept')}
          hint={t('conceptHint')}
          autoComplete="off"
          maxLength={synonymLimits.word}
        />
        <CheckboxField
          id="preview-off"
          name="off"
          value="yes"
          label={t('off')}
          defaultChecked={refused !== null && typedText(refused.typed, 'off') === 'yes'}
        />
      </OfficeForm>
    </section>
  );
}
