import { clsx } from 'clsx';
import { useTranslations } from 'use-intl';
import { useFormats } from '#words/formats.ts';
import { useLocale } from '#words/use-locale.ts';
import { useOptionNames } from './criterion-forms.ts';
import styles from './option-list.module.css';
import type { FilterOption } from './present-filters.ts';

type Props = { parameter: string; options: readonly FilterOption[]; type?: 'checkbox' | 'radio' };

/** The values of a criterion to tick; a long list scrolls in its place. */
export function OptionList({ parameter, options, type = 'checkbox' }: Props) {
  const nameOf = useOptionNames();
  const counted = useCounted();
  return (
    <ul className={clsx(styles.list, options.length > 12 && styles.long)}>
      {options.map((option) => (
        <li key={option.value} className={option.child ? styles.child : undefined}>
          <label className={clsx(styles.option, option.count === 0 && styles.empty)}>
            <input
              className={styles.box}
              type={type}
              name={parameter}
              value={option.value}
              defaultChecked={option.on}
            />
            <span className={styles.label}>{nameOf(option)}</span>
            {option.count === null ? null : <Count {...counted(option.count)} />}
          </label>
        </li>
      ))}
    </ul>
  );
}

function Count({ shown, words }: ReturnType<Counted>) {
  return (
    <span className={styles.count}>
      {' '}
      {shown}
      <span className="visually-hidden"> {words}</span>
    </span>
  );
}

type Counted = (count: number) => { readonly shown: string; readonly words: string };

const said = { fr: new Map<number, ReturnType<Counted>>(), en: new Map<number, ReturnType<Counted>>() };

/**
 * Says how many offers a choice would give. A form has a hundred choices: a hook and a plural for each took 1
 * ms of a page.
 */
function useCounted(): Counted {
  const t = useTranslations('search');
  const format = useFormats();
  const known = said[useLocale()];
  return (count) => {
    const words = known.get(count) ?? { shown: format.count(count), words: t('offers', { count }) };
    if (known.size < 2000) known.set(count, words);
    return words;
  };
}
