import type { refusedByDomain } from '#board/operators/letters/list-given-up.ts';
import { useTranslations } from '#words/use-translations.ts';
import { DataTable } from '../../frame/data-table.tsx';
import { useMoment } from '../../frame/use-amounts.ts';
import { useOfficeFormats } from '../../frame/use-office-locale.ts';

type Props = { domains: Awaited<ReturnType<typeof refusedByDomain>> };

/** Domains whose addresses took no mail, the most refused first. */
export function DomainTable({ domains }: Props) {
  const t = useTranslations('office.mail');
  const { count: number } = useOfficeFormats();
  const moment = useMoment();
  const rows = domains.map(({ domain, count, lastAt }) => ({
    key: domain,
    cells: [domain, number(count), moment(lastAt)],
  }));
  return <DataTable caption={t('byDomain')} columns={[t('domain'), t('letters'), t('lastAt')]} rows={rows} />;
}
