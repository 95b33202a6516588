import { companyLimits } from '#board/operators/companies/company-limits.ts';
import type { CompanyField } from '#board/operators/companies/company-fields.ts';
import type { OfficeCompany } from '#board/operators/companies/read-office-company.ts';
import { SelectField } from '#ui/select-field.tsx';
import { TextAreaField } from '#ui/text-area-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useTranslations } from '#words/use-translations.ts';
import { OfficeForm, useOfficeField } from '../../frame/office-form.tsx';
import parts from '../../frame/parts.module.css';
import type { Refused } from '../../request/office-screen.ts';

type Options = readonly { readonly value: string; readonly label: string }[];

/** Values from which two fields choose. */
export type Choices = { readonly sector_id: Options; readonly size_id: Options };

type Props = { company: OfficeCompany; choices: Choices; refused: Refused | null };

const texts = ['presentation', 'presentation_en', 'expertise'] as const;
const numbers = ['turnover_millions', 'turnover_year', 'employees', 'countries_count', 'volunteers_welcomed'] as const;

/** The fields of a company. What is changed here wins over imports. */
export function CompanyFieldsForm({ company: { fields, seen }, choices, refused }: Props) {
  const t = useTranslations('office.companies');
  const names = ['name', 'sector_id', 'size_id', ...numbers, ...texts] as const;
  const labels = Object.fromEntries(names.map((name) => [name, t(`fields.${name}`)]));
  const limits = { 'name.tooLong': companyLimits.name, 'note.tooLong': companyLimits.text };
  const of = useOfficeField('correct', refused, labels, limits);
  const field = (name: CompanyField) => of(name, String(fields[name] ?? ''));
  return (
    <section className={parts.stack}>
      <h2>{t('correct')}</h2>
      <p>{t('correctLead')}</p>
      <OfficeForm name="correct" refused={refused} labels={labels} limits={limits} send={t('save')}>
        <input type="hidden" name="seen" value={seen} />
        <TextField {...field('name')} autoComplete="off" maxLength={companyLimits.name} required />
        <SelectField {...field('sector_id')} placeholder={t('unknown')} options={choices.sector_id} />
        <SelectField {...field('size_id')} placeholder={t('unknown')} options={choices.size_id} />
        <div className={parts.filters}>
          {numbers.map((name) => (
            <TextField key={name} {...field(name)} autoComplete="off" inputMode="decimal" maxLength={30} />
          ))}
        </div>
        {texts.map((name) => (
          <TextAreaField key={name} {...field(name)} rows={6} maxLength={companyLimits.text} />
        ))}
      </OfficeForm>
    </section>
  );
}
