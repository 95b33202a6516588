import type { WrongLine } from '#board/operators/scales/read-scale-rows.ts';
import { Notice } from '#ui/notice.tsx';
import { useTranslations } from '#words/use-translations.ts';
import { DataTable } from '../../frame/data-table.tsx';
import { useOfficeFormats } from '../../frame/use-office-locale.ts';

const mostShown = 100;

/** Lines that cannot be read, with their number and the reason. */
export function WrongLines({ wrong }: { wrong: readonly WrongLine[] }) {
  const t = useTranslations('office.scale');
  const format = useOfficeFormats();
  const rows = wrong.slice(0, mostShown).map(({ line, fault, text }) => ({
    key: String(line),
    cells: [format.count(line), text, t(`faults.${fault}`)],
  }));
  return (
    <>
      <Notice tone="error">{t('wrong.rows', { count: wrong.length })}</Notice>
      <DataTable caption={t('wrongLines')} columns={[t('line'), t('text'), t('why')]} rows={rows} />
      {wrong.length > mostShown ? <p>{t('moreWrong', { count: wrong.length - mostShown })}</p> : null}
    </>
  );
}
