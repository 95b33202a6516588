import type { QueueState } from '#jobs/read-queues.ts';
import { localized } from '#words/locale.ts';
import { useTranslations } from '#words/use-translations.ts';
import { DataTable } from '../../frame/data-table.tsx';
import { useLetterName } from '../../frame/letter-name.ts';
import parts from '../../frame/parts.module.css';
import { RowButton } from '../../frame/row-button.tsx';
import { useMoment } from '../../frame/use-amounts.ts';
import { useOfficeFormats, useOfficeLocale } from '../../frame/use-office-locale.ts';

type Props = {
  queues: readonly QueueState[];
  /** Given-up letters by their job. */
  givenUp: ReadonlyMap<string, number>;
};

/** The queues of letters. Those without work come last, closed. */
export function Queues({ queues, givenUp }: Props) {
  const t = useTranslations('office.jobs');
  const isBusy = ({ name, waiting, running, retrying }: QueueState) =>
    waiting + running + retrying + (givenUp.get(name) ?? 0) > 0;
  const busy = queues.filter((queue) => isBusy(queue));
  const quiet = queues.filter((queue) => !isBusy(queue));
  return (
    <>
      {busy.length === 0 ? <p>{t('noneBusy')}</p> : <QueueTable queues={busy} givenUp={givenUp} />}
      {quiet.length === 0 ? null : (
        <details className={parts.disclosure}>
          <summary>{t('quiet', { count: quiet.length })}</summary>
          <QueueTable queues={quiet} givenUp={givenUp} />
        </details>
      )}
    </>
  );
}

function QueueTable({ queues, givenUp }: Props) {
  const t = useTranslations('office.jobs');
  const { count } = useOfficeFormats();
  const moment = useMoment();
  const letterName = useLetterName();
  const locale = useOfficeLocale();
  const columns = [
    t('queue'),
    t('waiting'),
    t('runs'),
    t('retrying'),
    t('oldest'),
    t('nextRetry'),
    t('givenUp'),
    t('act'),
  ];
  const rows = queues
    .toSorted((a, b) => letterName(a.name).localeCompare(letterName(b.name), locale))
    .map(({ name, waiting, running, retrying, oldestAt, nextRetryAt }) => {
      const lost = givenUp.get(name) ?? 0;
      const cells = [
        letterName(name),
        count(waiting),
        count(running),
        count(retrying),
        moment(oldestAt),
        moment(nextRetryAt),
        lost === 0 ? (
          '0'
        ) : (
          <a
            key="lost"
            className={parts.tableLink}
            href={`${localized(locale, '/bureau/envois')}?${new URLSearchParams({ lettre: name }).toString()}`}
          >
            {count(lost)}
          </a>
        ),
        retrying === 0 ? (
          '–'
        ) : (
          <RowButton key="retry" name="retry" fields={{ queue: name }} send={t('retry')} about={letterName(name)} />
        ),
      ];
      return { key: name, cells };
    });
  return <DataTable caption={t('queues')} columns={columns} rows={rows} />;
}
