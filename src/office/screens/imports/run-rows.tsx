import type { ImportRun } from '#board/operators/imports/import-runs.ts';
import { mostRows, type RunRow, type RunRowKind, runRowKinds } from '#board/operators/imports/run-rows.ts';
import { fieldNamed, isContact } from '#board/operators/offers/corrected-fields.ts';
import { localized } from '#words/locale.ts';
import { useTranslations } from '#words/use-translations.ts';
import { DataTable } from '../../frame/data-table.tsx';
import { PageLinks } from '../../frame/page-links.tsx';
import parts from '../../frame/parts.module.css';
import { useOfficeLocale } from '../../frame/use-office-locale.ts';
import { importAddress } from './import-address.ts';

/** A page of the rows of one kind. */
export type RowsPage = {
  readonly kind: RunRowKind;
  readonly rows: readonly RunRow[];
  readonly next: number | null;
};

type Props = {
  run: ImportRun;
  counts: Record<RunRowKind, number>;
  page: RowsPage;
  query: URLSearchParams;
};

/** The rows of a run by kind, page by page. */
export function RunRows({ run, counts, page: { kind, rows, next }, query }: Props) {
  const t = useTranslations('office.imports');
  const locale = useOfficeLocale();
  const address = importAddress(locale, run.id);
  const kinds = runRowKinds.filter((one) => counts[one] > 0);
  const isCut = Object.values(counts).some((count) => count >= mostRows);
  return (
    <section className={parts.stack}>
      <p className={parts.actions}>
        {kinds.map((one) => (
          <a
            key={one}
            className={parts.tableLink}
            href={`${address}?liste=${one}`}
            aria-current={one === kind ? 'true' : undefined}
          >
            {`${t(`rows.${one}`)} (${counts[one]})`}
          </a>
        ))}
      </p>
      {kind === 'rejected' ? <RejectedTable rows={rows} /> : <ChangeTable kind={kind} rows={rows} />}
      <PageLinks address={address} query={query} next={next === null ? null : String(next)} />
      {isCut ? <p>{t('atMost', { count: mostRows })}</p> : null}
      {counts.rejected === 0 ? null : (
        <p>
          <a className={parts.tableLink} href={importAddress(locale, run.id, '/refus')}>
            {t('csv')}
          </a>
        </p>
      )}
    </section>
  );
}

function RejectedTable({ rows }: { rows: readonly RunRow[] }) {
  const t = useTranslations('office.imports');
  const columns = [t('row'), t('offer'), t('reasons')];
  const shown = rows.map(({ position, offerId, reasons }) => ({
    key: String(position),
    cells: [
      String(position),
      offerId ?? t('noId'),
      <ul key="reasons" lang="en">
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>,
    ],
  }));
  return <DataTable caption={t('rows.rejected')} columns={columns} rows={shown} />;
}

function ChangeTable({ kind, rows }: Omit<RowsPage, 'next'>) {
  const t = useTranslations('office.imports');
  const locale = useOfficeLocale();
  const columns = [t('offer'), ...(kind === 'change' ? [t('field')] : [])];
  const shown = rows.map((row) => {
    const name = `${row.title ?? ''} (${row.offerId ?? ''})`;
    const link = (
      <a key="offer" className={parts.tableLink} href={localized(locale, `/bureau/offres/${row.offerId}`)}>
        {name}
      </a>
    );
    return {
      key: String(row.position),
      cells: [kind === 'put' ? name : link, ...(kind === 'change' ? [<Changed key="changes" row={row} />] : [])],
    };
  });
  return <DataTable caption={t(`rows.${kind}`)} columns={columns} rows={shown} />;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** Values of changed fields before and after. */
function Changed({ row: { changes } }: { row: RunRow }) {
  const t = useTranslations('office');
  const entries = Object.entries(changes);
  if (entries.length === 0) return t('imports.invisible');
  return (
    <ul className={parts.changes}>
      {entries.map(([name, [before, after]]) => {
        const field = fieldNamed(name);
        const isHidden = field !== null && isContact(field);
        return (
          <li key={name}>
            <b>{field === null ? name : t(`offers.fields.${field}`)}</b> {isHidden ? t('imports.hidden') : null}
            {isHidden || before === null ? null : <del>{textOf(before)}</del>}{' '}
            {isHidden ? null : <ins>{textOf(after)}</ins>}
          </li>
        );
      })}
    </ul>
  );
}
