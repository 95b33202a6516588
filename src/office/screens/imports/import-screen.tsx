import { importUpload } from '#board/operators/imports/ask-import.ts';
import { type ImportRun, isImportRunning, lastRuns, readImportRun } from '#board/operators/imports/import-runs.ts';
import { type RollbackReach, rollbackReach } from '#board/operators/imports/roll-back-import.ts';
import { countRunRows, readRunRows, type RunRowKind, runRowKinds } from '#board/operators/imports/run-rows.ts';
import { actorNames } from '#staff/members/actor-names.ts';
import { Notice } from '#ui/notice.tsx';
import { localized } from '#words/locale.ts';
import { useTranslations } from '#words/use-translations.ts';
import { officeWords } from '../../frame/office-words.ts';
import parts from '../../frame/parts.module.css';
import { useOfficeLocale } from '../../frame/use-office-locale.ts';
import type { StaffRequest } from '../../request/office-request.ts';
import { type FormEnd, type Refused, staffScreen } from '../../request/office-screen.ts';
import { importAddress } from './import-address.ts';
import { RunActs } from './run-acts.tsx';
import { RunFacts } from './run-facts.tsx';
import { newestBegun, outcomeOf, type RunOutcome } from './run-outcome.ts';
import { type RowsPage, RunRows } from './run-rows.tsx';
import { sendRollBack } from './send-roll-back.tsx';
import { rowNumber } from '../../request/row-number.ts';

/** `/bureau/imports/:id`: one run with what it did or would do, page by page. */
export const importScreen = staffScreen({
  act: 'import.read',
  async show({ parts: { board }, locale, params, url: { searchParams: query } }, refused) {
    const t = officeWords(locale, 'imports');
    const run = await readImportRun(board, rowNumber(params['id']));
    if (run === null) return null;
    const [counts, reach, runs, isRunning, names] = await Promise.all([
      countRunRows(board, run.id),
      rollbackReach(board, run.id),
      lastRuns(board, 10),
      isImportRunning(board),
      actorNames(board, [run.askedBy, run.rolledBackBy]),
    ]);
    const kind =
      runRowKinds.find((one) => one === query.get('liste') && counts[one] > 0) ??
      runRowKinds.find((one) => counts[one] > 0);
    const page = await pageOf(board, { runId: run.id, kind, after: rowNumber(query.get('after') ?? '') });
    const outcome = outcomeOf(run, { isRunning, newest: newestBegun(runs), now: board.now() });
    const shown = { run, counts, reach, outcome, names, refused, query, page };
    return { title: t(run.kind === 'dryRun' ? 'dry' : 'import', { id: run.id }), body: <Run {...shown} /> };
  },
  forms: {
    apply: { act: 'import.run', send: apply },
    rollBack: { act: 'import.rollBack', send: sendRollBack },
  },
});

type Asked = { readonly runId: number; readonly kind: RunRowKind | undefined; readonly after: number };

async function pageOf(board: StaffRequest['parts']['board'], { runId, kind, after }: Asked): Promise<RowsPage | null> {
  return kind === undefined ? null : { kind, ...(await readRunRows(board, { runId, kind, after })) };
}

async function apply({ parts: { board }, actor, locale, params }: StaffRequest): Promise<FormEnd> {
  return { redirectTo: importAddress(locale, await importUpload(board, actor, rowNumber(params['id']))) };
}

type Props = {
  run: ImportRun;
  counts: Record<RunRowKind, number>;
  reach: RollbackReach | null;
  outcome: RunOutcome;
  names: ReadonlyMap<string, string>;
  refused: Refused | null;
  query: URLSearchParams;
  page: RowsPage | null;
};

function Run({ run, counts, reach, outcome, names, refused, query, page }: Props) {
  const t = useTranslations('office');
  const locale = useOfficeLocale();
  const said = refused === null && query.get('fait') === 'rolledBack';
  return (
    <div className={parts.sections}>
      {said ? <Notice tone="success">{t('imports.rolledBack')}</Notice> : null}
      <RunFacts run={run} outcome={outcome} names={names} />
      <RunActs run={run} reach={reach} outcome={outcome} refused={refused} />
      {page === null ? null : <RunRows run={run} counts={counts} page={page} query={query} />}
      <p>
        <a className={parts.tableLink} href={localized(locale, '/bureau/imports')}>
          {t('imports.back')}
        </a>
      </p>
    </div>
  );
}
