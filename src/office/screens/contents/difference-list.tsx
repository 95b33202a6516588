import { fieldLabels } from '#content/models/field-labels.ts';
import type { FieldDifference } from '#content/repository/answers/differences/field-differences.ts';
import type { Part } from '#content/repository/answers/differences/word-difference.ts';
import { useTranslations } from '#words/use-translations.ts';
import { modelWord } from '../../editing/model-words.ts';
import parts from '../../frame/parts.module.css';
import { useOfficeLocale } from '../../frame/use-office-locale.ts';

type Props = { type: string; lang: 'fr' | 'en'; differences: readonly FieldDifference[] };

/** What differs between two versions, field by field. Form as well as colour marks the words. */
export function DifferenceList({ type, lang, differences }: Props) {
  const t = useTranslations('office.contents');
  const labelOf = useFieldLabel(type);
  if (differences.length === 0) return <p>{t('noDifference')}</p>;
  return (
    <dl className={parts.differences}>
      {differences.map(({ field, parts: pieces }) => (
        <div key={field}>
          <dt>{labelOf(field)}</dt>
          {pieces.length === 0 ? <dd>{t('formDiffers')}</dd> : <Text lang={lang} pieces={pieces} />}
        </div>
      ))}
    </dl>
  );
}

/** Returns the function that names a field of a type, in the language of the page. */
export function useFieldLabel(type: string) {
  const t = useTranslations('office.contents');
  const locale = useOfficeLocale();
  return (field: string): string => {
    if (field === 'uid' || field === 'tags') return t(`fields.${field}`);
    return modelWord(fieldLabels.get(type)?.get(field) ?? field, locale);
  };
}

function Text({ lang, pieces }: { lang: 'fr' | 'en'; pieces: readonly Part[] }) {
  return (
    <dd className={parts.difference} lang={lang}>
      {pieces.map((piece, index) => (
        // oxlint-disable-next-line react/no-array-index-key
        <Piece key={index} {...piece} />
      ))}
    </dd>
  );
}

/** Words before a change say to screen readers what it is, because few of them announce `ins` and `del`. */
function Piece({ kind, text }: Part) {
  const t = useTranslations('office.contents');
  if (kind === 'same') return text;
  const Mark = kind === 'added' ? 'ins' : 'del';
  return (
    <Mark>
      <span className="visually-hidden">{t(kind)} </span>
      {text}
    </Mark>
  );
}
