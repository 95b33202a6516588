import { useTranslations } from 'use-intl';
import { useFormats } from '#words/formats.ts';
import { useLocale } from '#words/use-locale.ts';
import { classes } from '#ui/classes.ts';
import { useCriterionWords } from './criterion-words.ts';
import styles from './option-list.module.css';
import type { FilterName, FilterOption } from './present-filters.ts';

type Props = { name: FilterName; options: readonly FilterOption[] };

/** The values of a criterion to tick; a long list scrolls in its place. */
export function OptionList({ name, options }: Props) {
  const { nameOption } = useCriterionWords();
  const counted = useCounted();
  return (
    <ul className={classes(styles.list, options.length > 12 && styles.long)}>
      {options.map((option) => (
        <li key={option[0]} className={option[4] === 1 ? styles.child : undefined}>
          <Option
            type="checkbox"
            name={name}
            value={option[0]}
            label={nameOption(name, option)}
            count={option[2]}
            counted={counted}
            on={option[3]}
          />
        </li>
      ))}
    </ul>
  );
}

type Counted = (count: number) => { readonly shown: string; readonly words: string };

const said = { fr: new Map<number, ReturnType<Counted>>(), en: new Map<number, ReturnType<Counted>>() };

/** Says how many offers a choice would give. A form has a hundred choices: a hook and a plural for each took 1 ms of a page. */
export function useCounted(): Counted {
  const t = useTranslations('search');
  const format = useFormats();
  const known = said[useLocale()];
  return (count) => {
    const words = known.get(count) ?? { shown: format.count(count), words: t('offers', { count }) };
    if (known.size < 2000) known.set(count, words);
    return words;
  };
}

type OptionProps = {
  type: 'checkbox' | 'radio';
  name: FilterName;
  value: string;
  label: string;
  /** How many offers the choice would give; null where nobody counts. */
  count: number | null;
  counted: Counted;
  on: boolean;
};

export function Option({ type, name, value, label, count, counted, on }: OptionProps) {
  const offers = count === null ? null : counted(count);
  return (
    <label className={classes(styles.option, count === 0 && styles.empty)}>
      <input className={styles.box} type={type} name={name} value={value} defaultChecked={on} />
      <span className={styles.label}>{label}</span>
      {offers === null ? null : (
        <span className={styles.count}>
          {' '}
          {offers.shown}
          <span className="visually-hidden"> {offers.words}</span>
        </span>
      )}
    </label>
  );
}
