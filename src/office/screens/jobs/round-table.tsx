import type { ListedRound } from '#board/operators/rounds/list-rounds.ts';
import { roundWord } from '#board/operators/rounds/round-names.ts';
import { minute } from '#durations.ts';
import { Tag } from '#ui/tag.tsx';
import { useTranslations } from '#words/use-translations.ts';
import { DataTable } from '../../frame/data-table.tsx';
import parts from '../../frame/parts.module.css';
import { RowButton } from '../../frame/row-button.tsx';
import { useMoment, useSpan } from '../../frame/use-amounts.ts';

/** Recurring work: when it ran, what it did, when it runs next. */
export function RoundTable({ rounds }: { rounds: readonly ListedRound[] }) {
  const t = useTranslations('office.jobs');
  const names = useTranslations('office.rounds');
  const span = useSpan();
  const moment = useMoment();
  const columns = [t('round'), t('state'), t('every'), t('last'), t('took'), t('did'), t('next'), t('act')];
  const rows = rounds.map((round) => {
    const word = roundWord(round.name);
    const name = word === null ? round.name : names(word);
    const isOften = round.every < minute;
    const cells = [
      name,
      <State key="state" round={round} />,
      span(round.every),
      moment(round.begunAt, isOften),
      round.tookMs === null ? '–' : span(round.tookMs),
      round.did === null ? '–' : t('didThen', { count: round.did, at: moment(round.didAt, isOften) }),
      moment(round.next, isOften),
      round.askedAt === null && !round.isRunning ? (
        <RowButton key="run" name="run" fields={{ round: round.name }} send={t('run')} about={name} />
      ) : (
        t('underWay')
      ),
    ];
    return { key: round.name, cells };
  });
  return <DataTable caption={t('rounds')} columns={columns} rows={rows} />;
}

function State({ round }: { round: ListedRound }) {
  const t = useTranslations('office.jobs');
  if (round.askedAt !== null) return <Tag>{t('asked')}</Tag>;
  if (round.isRunning) return <Tag tone="sea">{t('running')}</Tag>;
  if (round.begunAt === null) return <Tag>{t('never')}</Tag>;
  if (round.failure !== null)
    return (
      <div className={parts.stack}>
        <Tag tone="coral">{t('failed')}</Tag>
        <span lang="en">{round.failure}</span>
      </div>
    );
  if (round.isLate)
    return (
      <div className={parts.stack}>
        <Tag tone="coral">{t('late')}</Tag>
        <span>{t('lateHint')}</span>
      </div>
    );
  return <Tag tone="sea">{t('well')}</Tag>;
}
