import type { ReactNode } from 'react';
import type { Finding } from '#board/operators/offers/explain-finding.ts';
import { labelOf } from '#search/naming/option-names.ts';
import type { Reference } from '#reference/read-reference.ts';
import { Notice } from '#ui/notice.tsx';
import { useTranslations } from '#words/use-translations.ts';
import { DataTable } from '../../frame/data-table.tsx';
import { FactList } from '../../frame/fact-list.tsx';
import { useOfficeLocale } from '../../frame/use-office-locale.ts';

type Props = { finding: Finding; reference: Reference };

/** The verdict of a search about one offer, with its reasons. */
export function FindingAnswer({ finding, reference }: Props) {
  const t = useTranslations('office.offers');
  return (
    <>
      <Notice tone={finding.found === 'main' ? 'success' : 'info'} title={t(`verdicts.${finding.found}`)}>
        {finding.closed === null ? null : <p>{t(`closed.${finding.closed}`)}</p>}
        {finding.closed === null && !finding.isIndexed ? <p>{t('notIndexed')}</p> : null}
        {finding.isIndexed ? null : <p>{t('notCompared')}</p>}
        {finding.silent ? <p>{t('silent')}</p> : null}
      </Notice>
      <FactList facts={useFacts(finding)} />
      {finding.criteria.length === 0 ? null : <CriteriaTable finding={finding} reference={reference} />}
      {finding.words.length === 0 ? null : <WordTable finding={finding} />}
    </>
  );
}

function useFacts({ found, place, total, corrected, isIndexed, version }: Finding): (readonly [string, ReactNode])[] {
  const t = useTranslations('office.offers');
  const rank = place === null ? t('rankDeep', { total }) : t('rankOf', { place, total });
  return [
    ...(corrected === null ? [] : [[t('correctedText'), corrected] as const]),
    found === 'no' ? [t('results'), String(total)] : [t('rank'), found === 'near' ? t('rankNear', { total }) : rank],
    [t('index'), [isIndexed ? t('isIndexed') : '', t('indexVersion', { version })].filter(Boolean).join(' ')],
  ];
}

function CriteriaTable({ finding, reference }: Props) {
  const t = useTranslations('office.offers');
  const locale = useOfficeLocale();
  const rows = finding.criteria.map(({ name, options, isMet }) => ({
    key: name,
    cells: [
      t(`criteria.${name}`),
      options.map(({ option, written }) => labelOf(name, option, reference)?.[locale] ?? written).join(', '),
      isMet ? t('yes') : <b key="met">{t('no')}</b>,
    ],
  }));
  return <DataTable caption={t('criteriaFound')} columns={[t('criterion'), t('value'), t('met')]} rows={rows} />;
}

function WordTable({ finding: { words } }: Pick<Props, 'finding'>) {
  const t = useTranslations('office.offers');
  const rows = words.map(({ typed, weight, has }) => ({
    key: typed,
    cells: [
      typed,
      weight === 0 ? <b key="weight">{t('absent')}</b> : weight >= 1 ? t('exact') : t('near', { weight }),
      has.join(', '),
    ],
  }));
  return <DataTable caption={t('wordsFound')} columns={[t('word'), t('weight'), t('held')]} rows={rows} />;
}
