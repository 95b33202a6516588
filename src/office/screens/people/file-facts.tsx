import type { CandidateFile } from '#board/operators/people/candidate-file.ts';
import { useTranslations } from '#words/use-translations.ts';
import { useOfficeFormats } from '../../frame/use-office-locale.ts';
import { FactList } from '../../frame/fact-list.tsx';

/** Statuses with words of their own; any other has the label of the candidates API. */
const statusWords = [
  [-1, 'unknown'],
  [1, 'deleted'],
  [2, 'incomplete'],
  [3, 'complete'],
  [5, 'done'],
  [10, 'refused'],
] as const;

/** What an operator sees of a candidate. */
export function FileFacts({ file }: { file: CandidateFile }) {
  const t = useTranslations('office.people');
  const format = useOfficeFormats();
  const moment = (at: Date) => format.dateTime(at, { dateStyle: 'long', timeStyle: 'short' });
  const statuses = new Map<number, string>(statusWords.map(([id, word]) => [id, t(`statuses.${word}`)]));
  const facts = [
    [t('email'), file.email],
    [t('id'), file.oid],
    [t('language'), t(`languages.${file.locale}`)],
    [t('status'), statuses.get(file.statusId) ?? file.status],
    [t('registered'), moment(file.registeredAt)],
    [t('lastSeen'), moment(file.lastSeenAt)],
    [t('closed'), file.closedAt === null ? t('open') : moment(file.closedAt)],
    [t('applications'), format.count(file.applications)],
    [t('favourites'), format.count(file.favourites)],
    [t('searches'), format.count(file.savedSearches)],
    [t('alerts'), file.hasAlerts ? t('alertsOn') : t('alertsOff')],
  ] as const;
  return <FactList facts={facts} />;
}
