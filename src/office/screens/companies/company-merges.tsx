import type { NearCompany } from '#board/operators/companies/near-companies.ts';
import type { OfficeCompany } from '#board/operators/companies/read-office-company.ts';
import { buttonClass } from '#ui/button.tsx';
import { useTranslations } from '#words/use-translations.ts';
import { useActorName } from '../../frame/actor-name.ts';
import { DataTable } from '../../frame/data-table.tsx';
import { OfficeForm } from '../../frame/office-form.tsx';
import parts from '../../frame/parts.module.css';
import { useOfficeFormats, useOfficeLocale } from '../../frame/use-office-locale.ts';
import { companyAddress } from './company-places.ts';

type NearProps = { company: OfficeCompany; near: readonly NearCompany[] };

/** Companies that may be the same, with the way to merge them. */
export function NearCompanies({ company, near }: NearProps) {
  const t = useTranslations('office.companies');
  const locale = useOfficeLocale();
  const format = useOfficeFormats();
  if (company.survivor !== null) return null;
  const merge = `${companyAddress(locale, company.id)}/fusion`;
  const rows = near.map(({ id, name, openOffers }) => ({
    key: String(id),
    cells: [
      <a key="name" className={parts.tableLink} href={companyAddress(locale, id)}>
        {name}
      </a>,
      format.count(openOffers),
      String(id),
      <a key="merge" className={parts.tableLink} href={`${merge}?avec=${String(id)}`}>
        {t('compare')}
      </a>,
    ],
  }));
  const columns = [t('name'), t('openOffers'), t('number'), t('merge')];
  return (
    <section className={parts.stack}>
      <h2>{t('near')}</h2>
      {near.length === 0 ? <p>{t('noneNear')}</p> : <DataTable caption={t('near')} columns={columns} rows={rows} />}
      <p>
        <a className={buttonClass('secondary')} href={merge}>
          {t('mergeOther')}
        </a>
      </p>
    </section>
  );
}

type MergeProps = {
  company: OfficeCompany;
  members: ReadonlyMap<string, string | null>;
};

/** Merges that hold, each with the way to undo it. */
export function CompanyMerges({ company: { merges }, members }: MergeProps) {
  const t = useTranslations('office.companies');
  const locale = useOfficeLocale();
  const format = useOfficeFormats();
  const actorName = useActorName();
  if (merges.length === 0) return null;
  const rows = merges.map(({ id, formerId, formerName, offers, mergedAt, mergedBy }) => ({
    key: String(id),
    cells: [
      <a key="name" className={parts.tableLink} href={companyAddress(locale, formerId)}>
        {formerName}
      </a>,
      format.count(offers),
      format.dateTime(mergedAt, { dateStyle: 'medium', timeStyle: 'short' }),
      actorName(mergedBy, members.get(mergedBy)),
      <OfficeForm key="undo" name="undo" refused={null} send={t('undo')} variant="secondary">
        <input type="hidden" name="merge" value={id} />
      </OfficeForm>,
    ],
  }));
  const columns = [t('formerCompany'), t('movedOffers'), t('mergedAt'), t('mergedBy'), t('undoColumn')];
  return (
    <section className={parts.stack}>
      <h2>{t('merges')}</h2>
      <p>{t('undoLead')}</p>
      <DataTable caption={t('merges')} columns={columns} rows={rows} />
    </section>
  );
}
