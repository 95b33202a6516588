import type { ListedRelease } from '#content/repository/answers/listing/list-releases.ts';
import { Notice } from '#ui/notice.tsx';
import { Tag } from '#ui/tag.tsx';
import { useTranslations } from '#words/use-translations.ts';
import { useActorName } from '../../../frame/actor-name.ts';
import { FactList } from '../../../frame/fact-list.tsx';
import parts from '../../../frame/parts.module.css';
import { useOfficeFormats } from '../../../frame/use-office-locale.ts';
import { usePlanError } from '../plan-error.ts';

type Props = { release: ListedRelease; names: ReadonlyMap<string, string> };

/** Where a release stands. */
export function ReleaseFacts({ release: { state, plan, madeAt, madeBy, publishedAt, publishedBy }, names }: Props) {
  const t = useTranslations('office.releases');
  const format = useOfficeFormats();
  const actorName = useActorName();
  const errorOf = usePlanError();
  const by = (actor: string, at: Date) =>
    t('byAt', {
      by: actorName(actor, names.get(actor)),
      at: format.dateTime(at, { dateStyle: 'full', timeStyle: 'short' }),
    });
  const facts = [
    [t('state'), <Tag key="state">{t(`states.${plan === null ? state : 'planned'}`)}</Tag>] as const,
    [t('made'), by(madeBy, madeAt)] as const,
    ...(publishedAt === null || publishedBy === null ? [] : [[t('published'), by(publishedBy, publishedAt)] as const]),
    ...(plan === null ? [] : [[t('plannedFor'), by(plan.by, plan.at)] as const]),
  ];
  return (
    <div className={parts.stack}>
      <FactList facts={facts} />
      {plan?.error == null ? null : <Notice tone="error">{errorOf(plan.error)}</Notice>}
    </div>
  );
}
