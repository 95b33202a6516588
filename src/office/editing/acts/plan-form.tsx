import { maxReasonLength } from '#staff/members/member-input.ts';
import { TextField } from '#ui/text-field.tsx';
import { useTranslations } from '#words/use-translations.ts';
import { useOfficeField } from '../../frame/office-form.tsx';
import parts from '../../frame/parts.module.css';
import { type ActForm, actLimits, SeenForm } from './seen-form.tsx';

/** An act at a later time, perhaps with its reason. */
export function PlanForm({ withReason = false, ...form }: ActForm & { withReason?: boolean }) {
  const t = useTranslations('office.contents');
  const labels = { date: t('date'), time: t('time'), ...(withReason && { reason: t('reason') }) };
  const field = useOfficeField(form.name, form.refused, labels, actLimits);
  return (
    <SeenForm {...form} labels={labels} variant="secondary">
      <div className={parts.filters}>
        <TextField {...field('date')} type="date" hint={t('dateHint')} required />
        <TextField {...field('time', '09:00')} type="time" hint={t('timeHint')} required />
      </div>
      {withReason ? (
        <TextField
          {...field('reason')}
          hint={t('reasonHint')}
          autoComplete="off"
          maxLength={maxReasonLength}
          required
        />
      ) : null}
    </SeenForm>
  );
}
