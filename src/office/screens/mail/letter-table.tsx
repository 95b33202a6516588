import type { GivenUpLetter } from '#board/operators/letters/list-given-up.ts';
import { Button } from '#ui/button.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { Tag } from '#ui/tag.tsx';
import { localized } from '#words/locale.ts';
import { useTranslations } from '#words/use-translations.ts';
import { DataTable } from '../../frame/data-table.tsx';
import { useLetterName } from '../../frame/letter-name.ts';
import parts from '../../frame/parts.module.css';
import { useMoment } from '../../frame/use-amounts.ts';
import { useOfficeLocale } from '../../frame/use-office-locale.ts';

type FilterProps = { counts: ReadonlyMap<string, number>; letter: string | null };

/** Chooses the letters of one kind. */
export function LetterFilter({ counts, letter }: FilterProps) {
  const t = useTranslations('office.mail');
  const locale = useOfficeLocale();
  const letterName = useLetterName();
  const options = Array.from(counts, ([name, count]) => ({
    value: name,
    label: t('kindCount', { name: letterName(name), count }),
  }));
  return (
    <form method="get" action={localized(locale, '/bureau/envois')} className={parts.wideFilters}>
      <SelectField
        id="filter-letter"
        name="lettre"
        label={t('kind')}
        placeholder={t('everyKind')}
        options={options}
        defaultValue={letter ?? ''}
      />
      <div className={parts.actions}>
        <Button variant="secondary">{t('filter')}</Button>
      </div>
    </form>
  );
}

/** Letters that were given up, each with its page. */
export function LetterTable({ letters }: { letters: readonly GivenUpLetter[] }) {
  const t = useTranslations('office.mail');
  const locale = useOfficeLocale();
  const letterName = useLetterName();
  const moment = useMoment();
  const rows = letters.map(({ id, letter, why, isRefused, domain, givenUpAt }) => ({
    key: id,
    cells: [
      <a key="letter" className={parts.tableLink} href={localized(locale, `/bureau/envois/${id}`)}>
        {letterName(letter)}
      </a>,
      moment(givenUpAt),
      isRefused ? (
        <Tag key="state" tone="coral">
          {domain === null ? t('refused') : t('refusedBy', { domain })}
        </Tag>
      ) : (
        <Tag key="state">{t('failed')}</Tag>
      ),
      why === null ? (
        t('noWhy')
      ) : (
        <span key="why" lang="en">
          {why}
        </span>
      ),
    ],
  }));
  return <DataTable caption={t('list')} columns={[t('letter'), t('at'), t('state'), t('why')]} rows={rows} />;
}
