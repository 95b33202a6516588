import type { CheckedSynonym } from '#board/operators/synonyms/check-synonym.ts';
import type { TouchedSearch } from '#board/operators/synonyms/synonym-effects.ts';
import { localized } from '#words/locale.ts';
import { useTranslations } from '#words/use-translations.ts';
import { DataTable } from '../../frame/data-table.tsx';
import { FactList } from '../../frame/fact-list.tsx';
import { OfficeForm } from '../../frame/office-form.tsx';
import parts from '../../frame/parts.module.css';
import { useOfficeFormats, useOfficeLocale } from '../../frame/use-office-locale.ts';

type Props = { change: CheckedSynonym; effects: readonly TouchedSearch[] };

/** What a change of a word would do to the searches of the last days. */
export function SynonymPreview({ change, effects }: Props) {
  const t = useTranslations('office.synonyms');
  const locale = useOfficeLocale();
  const format = useOfficeFormats();
  const names = (id: string) => change.before.entries.get(id)?.equal.slice(0, 5).join(', ') ?? id;
  const facts = [
    [t('word'), change.word] as const,
    [t('before'), change.now.length === 0 ? t('nothing') : change.now.map(names).join(' ; ')] as const,
    [t('after'), change.concept === '' ? t('nothing') : names(change.concept)] as const,
  ];
  const rows = effects.map(({ text, locale: language, searches, before, after }) => ({
    key: `${language} ${text}`,
    cells: [text, t(`languages.${language}`), format.count(searches), format.count(before), format.count(after)],
  }));
  const columns = [t('search'), t('language'), t('asked'), t('resultsBefore'), t('resultsAfter')];
  return (
    <div className={parts.stack}>
      <FactList facts={facts} />
      {rows.length === 0 ? <p>{t('noEffects')}</p> : <DataTable caption={t('effects')} columns={columns} rows={rows} />}
      <p>{t('rebuild')}</p>
      <OfficeForm name="set" refused={null} send={t('set')}>
        <input type="hidden" name="word" value={change.word} />
        {change.concept === '' ? (
          <input type="hidden" name="off" value="yes" />
        ) : (
          <input type="hidden" name="concept" value={change.concept} />
        )}
      </OfficeForm>
      <p>
        <a href={localized(locale, '/bureau/synonymes')}>{t('back')}</a>
      </p>
    </div>
  );
}
