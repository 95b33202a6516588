import type { ImportRun } from '#board/operators/imports/import-runs.ts';
import type { RollbackReach } from '#board/operators/imports/roll-back-import.ts';
import { useTranslations } from '#words/use-translations.ts';
import { OfficeForm } from '../../frame/office-form.tsx';
import parts from '../../frame/parts.module.css';
import type { Refused } from '../../request/office-screen.ts';
import type { RunOutcome } from './run-outcome.ts';

type Props = { run: ImportRun; reach: RollbackReach | null; outcome: RunOutcome; refused: Refused | null };

/** What may be done with a run: its file imported, or its changes rolled back. */
export function RunActs({ run, reach, outcome, refused }: Props) {
  const t = useTranslations('office.imports');
  const isOver = outcome !== 'waiting' && outcome !== 'running';
  if (run.kind === 'dryRun' && run.hasUpload && outcome === 'done')
    return (
      <section className={parts.stack}>
        <p>{t('applyLead')}</p>
        <OfficeForm name="apply" refused={refused} send={t('apply')} variant="secondary" />
      </section>
    );
  if (reach === null || !isOver) return null;
  return (
    <section className={parts.stack}>
      <p>{t('rollBackLead')}</p>
      <OfficeForm name="rollBack" refused={refused} send={t('rollBack')} variant="secondary" />
    </section>
  );
}
