import type { ListedIssue } from '#board/newsletter/issue-counts.ts';
import { useTranslations } from '#words/use-translations.ts';
import { DataTable } from '../../frame/data-table.tsx';
import { useMoment } from '../../frame/use-amounts.ts';
import { useOfficeFormats } from '../../frame/use-office-locale.ts';

/** The issues that left, with what became of them. */
export function IssueTable({ issues }: { issues: readonly ListedIssue[] }) {
  const t = useTranslations('office.newsletter');
  const moment = useMoment();
  const { count } = useOfficeFormats();
  const columns = [t('number'), t('at'), t('news'), t('offers'), t('letters'), t('silent'), t('refused'), t('ended')];
  const rows = issues.map(({ number, cutAt, news, newOffers, letters, silent, refused, ended }) => ({
    key: String(number),
    cells: [
      count(number),
      moment(cutAt),
      count(news ?? 0),
      count(newOffers),
      count(letters),
      count(silent),
      count(refused),
      count(ended),
    ],
  }));
  return <DataTable caption={t('history')} columns={columns} rows={rows} />;
}
