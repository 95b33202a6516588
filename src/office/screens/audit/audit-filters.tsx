import type { AuditActor } from '#staff/audit/audit-actors.ts';
import { auditLimits } from '#staff/audit/audit-limits.ts';
import { subjectKinds } from '#staff/audit/record-act.ts';
import { recordedActs } from '#staff/acts.ts';
import { Button } from '#ui/button.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { localized } from '#words/locale.ts';
import { useTranslations } from '#words/use-translations.ts';
import { useActorName } from '../../frame/actor-name.ts';
import { useOfficeField } from '../../frame/office-form.tsx';
import parts from '../../frame/parts.module.css';
import { useOfficeLocale } from '../../frame/use-office-locale.ts';
import type { Refused } from '../../request/office-screen.ts';

type Props = { query: URLSearchParams; actors: readonly AuditActor[]; refused: Refused | null };

const limits = { 'field.check': auditLimits.shortestText } as const;

/** The filters of the audit: a form that sends its fields in the address. */
export function AuditFilters({ query, actors, refused }: Props) {
  const t = useTranslations('office');
  const locale = useOfficeLocale();
  const nameOf = useActorName();
  const labels = {
    actor: t('audit.member'),
    act: t('audit.act'),
    subjectKind: t('audit.about'),
    subjectId: t('audit.subject'),
    from: t('audit.from'),
    to: t('audit.to'),
    text: t('audit.reason'),
  };
  const of = useOfficeField('filter', refused, labels, limits);
  const field = (name: keyof typeof labels) => of(name, query.get(name) ?? '');
  const whole = localized(locale, '/bureau/journal');
  return (
    <form method="get" action={whole} className={parts.stack} noValidate>
      <div className={parts.filters}>
        <SelectField
          {...field('actor')}
          placeholder={t('audit.everybody')}
          options={actors.map(({ actor, name }) => ({ value: actor, label: nameOf(actor, name) }))}
        />
        <SelectField
          {...field('act')}
          placeholder={t('audit.everything')}
          options={recordedActs.map((act) => ({ value: act, label: t(`acts.${act}`) }))}
        />
        <TextField {...field('from')} type="date" />
        <TextField {...field('to')} type="date" />
        <SelectField
          {...field('subjectKind')}
          placeholder={t('audit.allSubjects')}
          options={subjectKinds.map((kind) => ({ value: kind, label: t(`subjects.${kind}`) }))}
        />
        <TextField {...field('subjectId')} autoComplete="off" maxLength={auditLimits.subjectId} />
        <TextField {...field('text')} autoComplete="off" maxLength={auditLimits.longestText} />
      </div>
      <div className={parts.actions}>
        <Button variant="secondary">{t('audit.filter')}</Button>
        <a className={parts.tableLink} href={whole}>
          {t('audit.reset')}
        </a>
      </div>
    </form>
  );
}
