import type { ReactNode } from 'react';
import type { ImportRun } from '#board/operators/imports/import-runs.ts';
import { useTranslations } from '#words/use-translations.ts';
import { useActorName } from '../../frame/actor-name.ts';
import { FactList } from '../../frame/fact-list.tsx';
import parts from '../../frame/parts.module.css';
import { useOfficeFormats, useOfficeLocale } from '../../frame/use-office-locale.ts';
import { importAddress } from './import-address.ts';
import type { RunOutcome } from './run-outcome.ts';
import { OutcomeTag } from './run-table.tsx';

type Props = { run: ImportRun; outcome: RunOutcome; names: ReadonlyMap<string, string> };

/** How a run stands, how far it is, and its report. */
export function RunFacts({ run, outcome, names }: Props) {
  const t = useTranslations('office.imports');
  const locale = useOfficeLocale();
  const format = useOfficeFormats();
  const actorName = useActorName();
  const moment = (date: Date) => format.dateTime(date, { dateStyle: 'long', timeStyle: 'medium' });
  const isUnderWay = outcome === 'waiting' || outcome === 'running';
  const facts: (readonly [string, ReactNode])[] = [
    [t('outcome'), <OutcomeTag key="outcome" outcome={outcome} />],
    [t('kind'), t(`kinds.${run.kind}`)],
    [t('source'), run.uploadName ?? t('fromSource')],
    ...(run.askedBy === null ? [] : [[t('by'), actorName(run.askedBy, names.get(run.askedBy))] as const]),
    [t('started'), moment(run.startedAt)],
    ...(run.endedAt === null ? [] : [[t('ended'), moment(run.endedAt)] as const]),
    ...(run.counts === null ? [] : [[t('numbers'), t('counts', run.counts)] as const]),
  ];
  return (
    <section className={parts.stack}>
      <FactList facts={facts} />
      {isUnderWay ? (
        <div className={parts.actions}>
          {run.read === null ? null : <Progress read={run.read} expected={run.expected} />}
          <a className={parts.tableLink} href={importAddress(locale, run.id)}>
            {t('refresh')}
          </a>
        </div>
      ) : null}
      {run.summary === null || run.summary === '' ? null : (
        <details className={parts.disclosure} open={outcome === 'failed'}>
          <summary>{t('report')}</summary>
          <pre className={parts.difference} lang="en">
            {run.summary}
          </pre>
        </details>
      )}
    </section>
  );
}

function Progress({ read, expected }: { read: number; expected: number | null }) {
  const t = useTranslations('office.imports');
  if (expected === null || expected === 0) return <span>{t('progressOpen', { read })}</span>;
  return (
    <>
      <progress value={Math.min(read, expected)} max={expected} aria-label={t('outcomes.running')} />
      <span>{t('progress', { read, expected })}</span>
    </>
  );
}
