import { companyLimits } from '#board/operators/companies/company-limits.ts';
import type { OfficeCompany } from '#board/operators/companies/read-office-company.ts';
import { TextField } from '#ui/text-field.tsx';
import { useTranslations } from '#words/use-translations.ts';
import { DataTable } from '../../frame/data-table.tsx';
import { OfficeForm, useOfficeField } from '../../frame/office-form.tsx';
import parts from '../../frame/parts.module.css';
import type { Refused } from '../../request/office-screen.ts';

type Props = { company: OfficeCompany; refused: Refused | null };

/** Further names of a company, by which imports find it. */
export function CompanyNames({ company: { names }, refused }: Props) {
  const t = useTranslations('office.companies');
  const labels = { name: t('furtherName') };
  const limits = { 'name.tooLong': companyLimits.name };
  const field = useOfficeField('addName', refused, labels, limits);
  const rows = names.map(({ name, kind }) => ({
    key: name,
    cells: [
      name,
      t(kind === 'former' ? 'formerName' : 'addedName'),
      <OfficeForm key="remove" name="removeName" refused={null} send={t('removeName')} variant="secondary">
        <input type="hidden" name="name" value={name} />
      </OfficeForm>,
    ],
  }));
  return (
    <section className={parts.stack}>
      <h2>{t('names')}</h2>
      <p>{t('namesLead')}</p>
      {names.length === 0 ? null : (
        <DataTable caption={t('names')} columns={[t('furtherName'), t('kind'), t('remove')]} rows={rows} />
      )}
      <OfficeForm
        name="addName"
        refused={refused}
        labels={labels}
        limits={limits}
        send={t('addName')}
        variant="secondary"
      >
        <TextField {...field('name')} autoComplete="off" maxLength={companyLimits.name} required />
      </OfficeForm>
    </section>
  );
}
