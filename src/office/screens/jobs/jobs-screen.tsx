import { retryQueue } from '#board/operators/queues/retry-queue.ts';
import { askRound } from '#board/operators/rounds/ask-round.ts';
import { type ListedRound, listRounds } from '#board/operators/rounds/list-rounds.ts';
import { countGivenUp } from '#board/operators/letters/list-given-up.ts';
import { type QueueState, readQueues } from '#jobs/read-queues.ts';
import { buttonClass } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { localized } from '#words/locale.ts';
import { useTranslations } from '#words/use-translations.ts';
import { officeWords } from '../../frame/office-words.ts';
import parts from '../../frame/parts.module.css';
import { useOfficeLocale } from '../../frame/use-office-locale.ts';
import { typedText } from '../../request/form-fields.ts';
import type { StaffRequest } from '../../request/office-request.ts';
import { type FormEnd, type Refused, staffScreen } from '../../request/office-screen.ts';
import { Queues } from './queue-table.tsx';
import { RoundTable } from './round-table.tsx';

const done = ['asked', 'retried'] as const;
type Done = (typeof done)[number];

/** `/bureau/travaux`: recurring work and the queues of letters. */
export const jobsScreen = staffScreen({
  act: 'job.read',
  async show({ locale, parts: { board }, url }, refused) {
    const t = officeWords(locale, 'jobs');
    const [rounds, queues, givenUp] = await Promise.all([listRounds(board), readQueues(board.db), countGivenUp(board)]);
    const said = done.find((name) => name === url.searchParams.get('fait')) ?? null;
    const shown = { rounds, queues, givenUp, said, refused };
    return { title: t('title'), lead: t('lead'), body: <Jobs {...shown} /> };
  },
  forms: { run: { act: 'round.run', send: run }, retry: { act: 'queue.retry', send: retry } },
});

async function run({ parts: { board }, actor, locale }: StaffRequest, form: FormData): Promise<FormEnd> {
  await askRound(board, actor, typedText(form, 'round'));
  return { redirectTo: `${localized(locale, '/bureau/travaux')}?fait=asked` };
}

async function retry({ parts: { board }, actor, locale }: StaffRequest, form: FormData): Promise<FormEnd> {
  await retryQueue(board, actor, typedText(form, 'queue'));
  return { redirectTo: `${localized(locale, '/bureau/travaux')}?fait=retried` };
}

type Props = {
  rounds: readonly ListedRound[];
  queues: readonly QueueState[];
  givenUp: ReadonlyMap<string, number>;
  said: Done | null;
  refused: Refused | null;
};

function Jobs({ rounds, queues, givenUp, said, refused }: Props) {
  const t = useTranslations('office');
  const locale = useOfficeLocale();
  const problem = refused?.problem ?? null;
  return (
    <div className={parts.sections}>
      {problem === null ? null : <Notice tone="error">{t(`problems.${problem}`)}</Notice>}
      {said === null || problem !== null ? null : <Notice tone="success">{t(`jobs.done.${said}`)}</Notice>}
      <p>
        <a className={buttonClass('secondary')} href={localized(locale, '/bureau/travaux')}>
          {t('jobs.refresh')}
        </a>
      </p>
      <section className={parts.stack}>
        <h2>{t('jobs.rounds')}</h2>
        <p>{t('jobs.roundsLead')}</p>
        {rounds.length === 0 ? <p>{t('jobs.noRounds')}</p> : <RoundTable rounds={rounds} />}
      </section>
      <section className={parts.stack}>
        <h2>{t('jobs.queues')}</h2>
        <p>{t('jobs.queuesLead')}</p>
        {queues.length === 0 ? <p>{t('jobs.noQueues')}</p> : <Queues queues={queues} givenUp={givenUp} />}
      </section>
    </div>
  );
}
