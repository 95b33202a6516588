import type { listScales } from '#board/operators/scales/list-scales.ts';
import { scaleLimits } from '#board/operators/scales/scale-limits.ts';
import { TextAreaField } from '#ui/text-area-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useTranslations } from '#words/use-translations.ts';
import { OfficeForm, useOfficeField } from '../../frame/office-form.tsx';
import parts from '../../frame/parts.module.css';
import { useOfficeFormats } from '../../frame/use-office-locale.ts';
import type { Refused } from '../../request/office-screen.ts';

type Props = { readonly last: Awaited<ReturnType<typeof listScales>>['last']; readonly refused: Refused | null };

const ownMessages = ['year', 'from', 'fixed', 'link'] as const;

/** Asks for a new scale. A page with its check follows. */
export function ScaleForm({ last, refused }: Props) {
  const t = useTranslations('office.scale');
  const format = useOfficeFormats();
  const { typed, labels, limits, field, withOwn } = useFields(refused);
  return (
    <section className={parts.stack}>
      <h2>{t('enter')}</h2>
      <p>{t('enterLead')}</p>
      <OfficeForm name="check" refused={typed} labels={labels} limits={limits} send={t('check')}>
        <TextField {...withOwn('year')} inputMode="numeric" autoComplete="off" maxLength={4} required />
        <TextField
          {...withOwn('from')}
          type="date"
          hint={last === undefined ? t('fromHint') : t('fromAfter', { day: format.day(last.countsFrom) })}
          required
        />
        <TextField {...field('source')} hint={t('sourceHint')} maxLength={scaleLimits.source} required />
        <TextField {...withOwn('link')} type="url" autoComplete="off" maxLength={scaleLimits.link} required />
        <TextField
          {...withOwn('fixed')}
          hint={t('fixedHint')}
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          required
        />
        <TextAreaField
          {...field('rows')}
          hint={t('rowsHint')}
          rows={14}
          maxLength={scaleLimits.rows}
          spellCheck={false}
          required
        />
      </OfficeForm>
    </section>
  );
}

function useFields(refused: Refused | null) {
  const t = useTranslations('office.scale');
  const labels = {
    year: t('year'),
    from: t('from'),
    source: t('source'),
    link: t('link'),
    fixed: t('fixed'),
    rows: t('rows'),
  };
  // What was typed comes back after a refused save too.
  const typed = refused !== null && refused.typed.has('rows') ? { ...refused, form: 'check', problem: null } : null;
  const limits = { 'name.tooLong': scaleLimits.source };
  const field = useOfficeField('check', typed, labels, limits);
  const withOwn = (name: (typeof ownMessages)[number]) => {
    const wrong = typed?.fields[name] === 'field.invalid';
    return { ...field(name), ...(wrong && { error: t(`wrong.${name}`) }) };
  };
  return { typed, labels, limits, field, withOwn };
}
