import type { CompanyField } from '#board/operators/companies/company-fields.ts';
import type { OfficeCompany } from '#board/operators/companies/read-office-company.ts';
import { useTranslations } from '#words/use-translations.ts';
import { DataTable } from '../../frame/data-table.tsx';
import { OfficeForm } from '../../frame/office-form.tsx';
import parts from '../../frame/parts.module.css';
import { useOfficeFormats } from '../../frame/use-office-locale.ts';
import type { Choices } from './company-fields-form.tsx';

type Props = { company: OfficeCompany; choices: Choices };

const longestCell = 200;

/** Fields that the staff have set, beside what the source says. */
export function Corrections({ company: { fields, corrections }, choices }: Props) {
  const t = useTranslations('office.companies');
  const format = useOfficeFormats();
  if (corrections.length === 0) return null;
  const shown = (field: CompanyField, value: string | number | null) => {
    const options = field === 'sector_id' || field === 'size_id' ? choices[field] : [];
    const text = options.find((option) => option.value === String(value))?.label ?? String(value ?? t('empty'));
    return text.length > longestCell ? `${text.slice(0, longestCell).toWellFormed()}…` : text;
  };
  const rows = corrections.map(({ field, imported, at }) => ({
    key: field,
    cells: [
      t(`fields.${field}`),
      shown(field, fields[field]),
      shown(field, imported),
      format.dateTime(at, { dateStyle: 'medium' }),
      <OfficeForm key="drop" name="drop" refused={null} send={t('drop')} variant="secondary">
        <input type="hidden" name="field" value={field} />
      </OfficeForm>,
    ],
  }));
  const columns = [t('field'), t('ofStaff'), t('ofSource'), t('since'), t('giveBack')];
  return (
    <section className={parts.stack}>
      <h2>{t('corrections')}</h2>
      <p>{t('correctionsLead')}</p>
      <DataTable caption={t('corrections')} columns={columns} rows={rows} />
    </section>
  );
}
