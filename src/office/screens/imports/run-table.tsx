import type { ImportRun } from '#board/operators/imports/import-runs.ts';
import { Tag } from '#ui/tag.tsx';
import { useTranslations } from '#words/use-translations.ts';
import { DataTable } from '../../frame/data-table.tsx';
import parts from '../../frame/parts.module.css';
import { useOfficeFormats, useOfficeLocale } from '../../frame/use-office-locale.ts';
import { importAddress } from './import-address.ts';
import { useRunName } from './run-name.ts';
import { newestBegun, outcomeOf, type RunOutcome } from './run-outcome.ts';

type Props = { runs: readonly ImportRun[]; isRunning: boolean; now: Date };

export function RunTable({ runs, isRunning, now }: Props) {
  const t = useTranslations('office.imports');
  const locale = useOfficeLocale();
  const format = useOfficeFormats();
  const nameOf = useRunName();
  const newest = newestBegun(runs);
  const columns = [t('import', { id: '' }).trim(), t('started'), t('kind'), t('outcome'), t('numbers')];
  const rows = runs.map((run) => ({
    key: String(run.id),
    cells: [
      <a key="run" className={parts.tableLink} href={importAddress(locale, run.id)}>
        {nameOf(run)}
      </a>,
      <time key="at" dateTime={run.startedAt.toISOString()}>
        {format.dateTime(run.startedAt, { dateStyle: 'medium', timeStyle: 'short' })}
      </time>,
      t(`kinds.${run.kind}`),
      <OutcomeTag key="outcome" outcome={outcomeOf(run, { isRunning, newest, now })} />,
      run.counts === null ? '' : t('counts', run.counts),
    ],
  }));
  return <DataTable caption={t('list')} columns={columns} rows={rows} />;
}

const tones: Readonly<Partial<Record<RunOutcome, 'sea' | 'coral'>>> = { done: 'sea', failed: 'coral', killed: 'coral' };

export function OutcomeTag({ outcome }: { outcome: RunOutcome }) {
  const t = useTranslations('office.imports.outcomes');
  return <Tag tone={tones[outcome] ?? 'plain'}>{t(outcome)}</Tag>;
}
