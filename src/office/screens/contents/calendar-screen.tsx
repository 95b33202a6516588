import type { ListedDocument } from '#content/repository/answers/listing/document-state.ts';
import { type ListedPlan, maxListedPlans } from '#content/repository/answers/listing/list-plans.ts';
import { day } from '#durations.ts';
import { actorNames } from '#staff/members/actor-names.ts';
import { Notice } from '#ui/notice.tsx';
import { localized } from '#words/locale.ts';
import { dayInParis } from '#words/paris-days.ts';
import { useTranslations } from '#words/use-translations.ts';
import { officeWords } from '../../frame/office-words.ts';
import parts from '../../frame/parts.module.css';
import { useOfficeFormats, useOfficeLocale } from '../../frame/use-office-locale.ts';
import { staffScreen } from '../../request/office-screen.ts';
import { elsewherePage } from '../../frame/elsewhere.tsx';
import { PlanTable } from './plan-table.tsx';

const daysShown = 60;

/** `/bureau/calendrier`: what goes out or is withdrawn in the next days, and the plans that failed. */
export const calendarScreen = staffScreen({
  act: 'content.read',
  async show({ parts: { repository, board }, locale }) {
    if (repository === null) return elsewherePage(locale);
    const t = officeWords(locale, 'contents');
    const plans = await repository.plans(new Date(board.now().getTime() + daysShown * day));
    const [documents, names] = await Promise.all([
      repository.listed(plans.flatMap(({ document }) => document ?? [])),
      actorNames(
        board,
        plans.map(({ by }) => by),
      ),
    ]);
    const body = <Calendar plans={plans} documents={documents} names={names} />;
    return { title: t('calendar'), lead: t('calendarLead', { days: daysShown }), body };
  },
});

type Props = {
  plans: readonly ListedPlan[];
  documents: ReadonlyMap<string, ListedDocument>;
  names: ReadonlyMap<string, string>;
};

function Calendar({ plans, ...given }: Props) {
  const t = useTranslations('office.contents');
  const locale = useOfficeLocale();
  const format = useOfficeFormats();
  const failed = plans.filter(({ error }) => error !== null);
  const days = Map.groupBy(
    plans.filter(({ error }) => error === null),
    ({ at }) => dayInParis(at),
  );
  return (
    <div className={parts.sections}>
      {failed.length === 0 ? null : (
        <div className={parts.stack}>
          <Notice tone="error" title={t('failedTitle')}>
            <p>{t('failedText')}</p>
          </Notice>
          <PlanTable caption={t('failedTitle')} plans={failed} {...given} />
        </div>
      )}
      {plans.length === 0 ? (
        <p>
          {t('noPlans')} <a href={localized(locale, '/bureau/contenus')}>{t('chooseDocument')}</a>
        </p>
      ) : null}
      {[...days].map(([date, own]) => (
        <PlanTable
          key={date}
          caption={format.dateTime(new Date(`${date}T12:00:00Z`), { dateStyle: 'full' })}
          plans={own}
          {...given}
        />
      ))}
      {plans.length === maxListedPlans ? <p>{t('morePlans', { count: maxListedPlans })}</p> : null}
    </div>
  );
}
