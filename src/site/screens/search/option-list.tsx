import { clsx } from 'clsx';
import { type KeyboardEvent, useState } from 'react';
import { useTranslations } from '#words/use-translations.ts';
import { useFormats } from '#words/formats.ts';
import { useLocale } from '#words/use-locale.ts';
import { isLong, valuesNamed, withFirst } from './arrange-options.ts';
import { useOptionNames } from '#site/parts/search/criterion-forms.ts';
import styles from './option-list.module.css';
import type { Filter, FilterOption } from '#site/parts/search/present-filters.ts';

type Props = {
  filter: Pick<Filter, 'name' | 'parameter'>;
  options: readonly FilterOption[];
  type?: 'checkbox' | 'radio';
};

/** The options of a criterion as checkboxes. A long list scrolls in its box and has a filter field. */
export function OptionList({ filter, options: given, type = 'checkbox' }: Props) {
  const t = useTranslations('search');
  const nameOf = useOptionNames();
  const counted = useCounted();
  const long = isLong(given);
  const options = useChosenFirst(given, long);
  const [text, setText] = useState('');
  const shown = text === '' ? null : valuesNamed(text, given, nameOf);
  return (
    <>
      {long ? <ListFilter name={filter.name} text={text} onText={setText} found={shown?.size ?? null} /> : null}
      <ul className={clsx(styles.list, long && styles.long)}>
        {options.map((option) => (
          <li
            key={option.value}
            className={option.child ? styles.child : undefined}
            hidden={shown !== null && !shown.has(option.value)}
          >
            <OptionBox
              option={option}
              type={type}
              parameter={filter.parameter}
              name={option.partly ? t('partly', { place: nameOf(option) }) : nameOf(option)}
              counted={counted}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

type BoxProps = {
  option: FilterOption;
  type: 'checkbox' | 'radio';
  parameter: string;
  name: string;
  counted: Counted;
};

/** An option to tick, with its number of offers. */
export function OptionBox({ option, type, parameter, name, counted }: BoxProps) {
  return (
    <label className={clsx(styles.option, option.count === 0 && styles.empty)}>
      <input className={styles.box} type={type} name={parameter} value={option.value} defaultChecked={option.on} />
      <span className={styles.label}>{name}</span>
      {option.count === null ? null : <Count {...counted(option.count)} />}
    </label>
  );
}

/**
 * Puts options first that were already chosen when the list first appeared. Ticking a box later moves no
 * option.
 */
function useChosenFirst(options: readonly FilterOption[], long: boolean): readonly FilterOption[] {
  const [chosen] = useState(() => new Set(options.filter(({ on }) => on).map(({ value }) => value)));
  return long ? withFirst(options, chosen) : options;
}

type ListFilterProps = {
  name: Filter['name'];
  text: string;
  onText: (text: string) => void;
  /** Number of options that contain the text; null without a text. */
  found: number | null;
};

/** The field that filters the list. It exists only with scripts, and the form does not send it. */
function ListFilter({ name, text, onText, found }: ListFilterProps) {
  const t = useTranslations('search');
  const keepForm = (event: KeyboardEvent) => {
    if (event.key === 'Enter') event.preventDefault();
    if (event.key !== 'Escape' || text === '') return;
    event.preventDefault();
    onText('');
  };
  return (
    <div className={styles.filter}>
      <input
        className={styles.text}
        type="search"
        aria-label={t('filterList', { criterion: t(`criterion.${name}`) })}
        placeholder={t('filterListHint')}
        value={text}
        onChange={({ target }) => onText(target.value)}
        onKeyDown={keepForm}
      />
      <output className={found === 0 ? styles.none : 'visually-hidden'}>
        {found === null ? '' : t('filteredList', { count: found })}
      </output>
    </div>
  );
}

function Count({ shown, words }: ReturnType<Counted>) {
  return (
    <span className={styles.count}>
      {` ${shown}`}
      <span className="visually-hidden">{` ${words}`}</span>
    </span>
  );
}

type Counted = (count: number) => { readonly shown: string; readonly words: string };

const said = { fr: new Map<number, ReturnType<Counted>>(), en: new Map<number, ReturnType<Counted>>() };

/**
 * Returns a function that writes the number of offers of an option in words. The function is made once for a
 * form: its hundred options would take 1 ms with a hook and a plural rule for each.
 */
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
