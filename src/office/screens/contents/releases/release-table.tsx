import type { ListedRelease } from '#content/repository/answers/listing/list-releases.ts';
import { Tag } from '#ui/tag.tsx';
import { useTranslations } from '#words/use-translations.ts';
import { useActorName } from '../../../frame/actor-name.ts';
import { DataTable } from '../../../frame/data-table.tsx';
import parts from '../../../frame/parts.module.css';
import { useOfficeFormats, useOfficeLocale } from '../../../frame/use-office-locale.ts';
import { releaseAddress } from './release-address.ts';

type Props = { releases: readonly ListedRelease[]; names: ReadonlyMap<string, string> };

/** Releases as rows, each with where it stands. */
export function ReleaseTable({ releases, names }: Props) {
  const t = useTranslations('office.releases');
  const locale = useOfficeLocale();
  const format = useOfficeFormats();
  const actorName = useActorName();
  const at = (date: Date) => format.dateTime(date, { dateStyle: 'medium', timeStyle: 'short' });
  const rows = releases.map(({ id, title, state, items, plan, publishedAt, madeBy }) => ({
    key: String(id),
    cells: [
      <a key="title" className={parts.tableLink} href={releaseAddress(locale, id)}>
        {title}
      </a>,
      <Tag key="state">{t(`states.${plan === null ? state : 'planned'}`)}</Tag>,
      t('documents', { count: items.length }),
      plan === null ? (publishedAt === null ? '' : at(publishedAt)) : at(plan.at),
      actorName(madeBy, names.get(madeBy)),
    ],
  }));
  const columns = [t('name'), t('state'), t('contents'), t('when'), t('madeBy')];
  return <DataTable caption={t('title')} columns={columns} rows={rows} />;
}
