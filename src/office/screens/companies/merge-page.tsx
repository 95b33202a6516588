import type { CompanyLine } from '#board/operators/companies/list-office-companies.ts';
import type { MergeEffects } from '#board/operators/companies/merge-effects.ts';
import type { OfficeCompany } from '#board/operators/companies/read-office-company.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useTranslations } from '#words/use-translations.ts';
import { DataTable } from '../../frame/data-table.tsx';
import { OfficeForm } from '../../frame/office-form.tsx';
import parts from '../../frame/parts.module.css';
import { useOfficeFormats, useOfficeLocale } from '../../frame/use-office-locale.ts';
import type { Refused } from '../../request/office-screen.ts';
import { companyAddress } from './company-places.ts';
import { useSourceName } from './company-table.tsx';

type ChooseProps = { company: OfficeCompany; text: string; others: readonly CompanyLine[] };

/** Finds the other company of a merge. */
export function ChooseOther({ company, text, others }: ChooseProps) {
  const t = useTranslations('office.companies');
  const locale = useOfficeLocale();
  const format = useOfficeFormats();
  const address = `${companyAddress(locale, company.id)}/fusion`;
  const rows = others.map(({ id, name, openOffers }) => ({
    key: String(id),
    cells: [
      <a key="name" className={parts.tableLink} href={`${address}?avec=${String(id)}`}>
        {name}
      </a>,
      format.count(openOffers),
      String(id),
    ],
  }));
  const columns = [t('name'), t('openOffers'), t('number')];
  return (
    <div className={parts.stack}>
      <form method="get" action={address} className={parts.form} noValidate>
        <TextField
          id="other-texte"
          name="texte"
          type="search"
          label={t('filters.texte')}
          defaultValue={text}
          autoComplete="off"
          maxLength={200}
        />
        <div className={parts.actions}>
          <Button variant="secondary">{t('filter')}</Button>
        </div>
      </form>
      {text !== '' && rows.length === 0 ? <p>{t('none')}</p> : null}
      {rows.length === 0 ? null : <DataTable caption={t('list')} columns={columns} rows={rows} />}
      <BackTo company={company} />
    </div>
  );
}

type Props = {
  company: OfficeCompany;
  survivor: OfficeCompany;
  former: OfficeCompany;
  effects: MergeEffects;
  refused: Refused | null;
};

/** Says what a merge will do, with numbers, and which company stays. */
export function MergeConfirmation({ company, survivor, former, effects, refused }: Props) {
  const t = useTranslations('office.companies');
  const locale = useOfficeLocale();
  const other = survivor.id === company.id ? former : survivor;
  const swapped = new URLSearchParams({ avec: String(other.id) });
  swapped.set('reste', survivor.id === company.id ? 'autre' : 'celle-ci');
  const names = { former: former.fields.name, survivor: survivor.fields.name };
  return (
    <div className={parts.stack}>
      <Pair survivor={survivor} former={former} />
      <Notice tone="warning" title={t('mergeSee', names)}>
        <ul>
          <li>{t('effects.offers', { offers: effects.offers, open: effects.openOffers })}</li>
          <li>{t('effects.applications', { count: effects.applications })}</li>
          <li>{t('effects.favourites', { count: effects.favourites })}</li>
          <li>{t('effects.hidings', { count: effects.hidings })}</li>
          <li>{t('effects.savedSearches', { count: effects.savedSearches })}</li>
          {effects.earlier === 0 ? null : <li>{t('effects.earlier', { count: effects.earlier })}</li>}
          <li>{t('effects.addresses', names)}</li>
          <li>{t('effects.undo')}</li>
        </ul>
      </Notice>
      <OfficeForm name="merge" refused={refused} send={t('mergeSend', names)} variant="danger">
        <input type="hidden" name="survivor" value={survivor.id} />
        <input type="hidden" name="former" value={former.id} />
      </OfficeForm>
      <p>
        <a
          className={buttonClass('secondary')}
          href={`${companyAddress(locale, company.id)}/fusion?${swapped.toString()}`}
        >
          {t('swap', { name: former.fields.name })}
        </a>
      </p>
      <BackTo company={company} />
    </div>
  );
}

/** Both companies beside each other. */
function Pair({ survivor, former }: Pick<Props, 'survivor' | 'former'>) {
  const t = useTranslations('office.companies');
  const locale = useOfficeLocale();
  const format = useOfficeFormats();
  const sourceName = useSourceName();
  const pair = [
    { role: t('stays'), one: survivor },
    { role: t('goes'), one: former },
  ];
  const rows = pair.map(({ role, one }) => ({
    key: String(one.id),
    cells: [
      role,
      <a key="name" className={parts.tableLink} href={companyAddress(locale, one.id)}>
        {one.fields.name}
      </a>,
      format.count(one.openOffers),
      sourceName(one.source),
      String(one.id),
    ],
  }));
  const columns = [t('role'), t('name'), t('openOffers'), t('source'), t('number')];
  return <DataTable caption={t('pair')} columns={columns} rows={rows} />;
}

function BackTo({ company }: { company: OfficeCompany }) {
  const t = useTranslations('office.companies');
  const locale = useOfficeLocale();
  return (
    <p>
      <a href={companyAddress(locale, company.id)}>{t('backTo', { name: company.fields.name })}</a>
    </p>
  );
}
