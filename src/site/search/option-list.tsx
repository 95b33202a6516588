import { useTranslations } from 'use-intl';
import { useFormats } from '../i18n/formats.ts';
import { classes } from '../ui/classes.ts';
import { useCriterionWords } from './criterion-words.ts';
import styles from './option-list.module.css';
import type { FilterName, FilterOption } from './present-filters.ts';

type Props = { name: FilterName; options: readonly FilterOption[] };

/** The values of a criterion to tick; a long list scrolls in its place. */
export function OptionList({ name, options }: Props) {
  const { nameOption } = useCriterionWords();
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
            on={option[3]}
          />
        </li>
      ))}
    </ul>
  );
}

type OptionProps = {
  type: 'checkbox' | 'radio';
  name: FilterName;
  value: string;
  label: string;
  /** How many offers the choice would give; null where nobody counts. */
  count: number | null;
  on: boolean;
};

export function Option({ type, name, value, label, count, on }: OptionProps) {
  const t = useTranslations('search');
  const format = useFormats();
  return (
    <label className={classes(styles.option, count === 0 && styles.empty)}>
      <input className={styles.box} type={type} name={name} value={value} defaultChecked={on} />
      <span className={styles.label}>{label}</span>
      {count === null ? null : (
        <span className={styles.count}>
          {' '}
          {format.number(count)}
          <span className="visually-hidden"> {t('offers', { count })}</span>
        </span>
      )}
    </label>
  );
}
