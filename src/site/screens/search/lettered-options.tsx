import { useId } from 'react';
import { useTranslations } from '#words/use-translations.ts';
import { useOptionNames } from '#site/parts/search/criterion-forms.ts';
import styles from './lettered-options.module.css';
import { OptionBox, useCounted } from './option-list.tsx';
import type { FilterOption } from '#site/parts/search/present-filters.ts';
import { fold } from '#search/text/fold.ts';

type Props = { readonly parameter: string; readonly options: readonly FilterOption[] };

/**
 * A list of hundreds of options. The chosen options come first; the others are grouped by first letter, with
 * a link to each letter.
 */
export function LetteredOptions({ parameter, options }: Props) {
  const t = useTranslations('advice');
  const nameOf = useOptionNames();
  const page = useId();
  const chosen = options.filter(({ on }) => on);
  const letters = byLetter(
    options.filter(({ on }) => !on),
    nameOf,
  );
  const idOf = (letter: string) => `${page}${letter}`;
  return (
    <>
      {letters.length > 1 ? <Jumps letters={letters.map(([letter]) => letter)} idOf={idOf} /> : null}
      {chosen.length > 0 ? <Options legend={t('chosenOptions')} parameter={parameter} options={chosen} /> : null}
      {letters.map(([letter, named]) => (
        <Options key={letter} id={idOf(letter)} legend={letter} parameter={parameter} options={named} />
      ))}
    </>
  );
}

type JumpsProps = { readonly letters: readonly string[]; readonly idOf: (letter: string) => string };

function Jumps({ letters, idOf }: JumpsProps) {
  const t = useTranslations('advice');
  return (
    <nav className={styles.jumps} aria-label={t('letters')}>
      <ul>
        {letters.map((letter) => (
          <li key={letter}>
            <a href={`#${encodeURIComponent(idOf(letter))}`}>{letter}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

type OptionsProps = Props & { readonly id?: string; readonly legend: string };

function Options({ id, legend, parameter, options }: OptionsProps) {
  const nameOf = useOptionNames();
  const counted = useCounted();
  return (
    <fieldset id={id} className={styles.letter} tabIndex={-1}>
      <legend>{legend}</legend>
      <ul className={styles.options}>
        {options.map((option) => (
          <li key={option.value}>
            <OptionBox option={option} type="checkbox" parameter={parameter} name={nameOf(option)} counted={counted} />
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

/** Groups things by the first letter of their names, in order; '#' for other characters. */
export function byLetter<T>(things: readonly T[], nameOf: (thing: T) => string): [string, T[]][] {
  return [...Map.groupBy(things, (thing) => letterOf(nameOf(thing)))].toSorted(([a], [b]) => (a < b ? -1 : 1));
}

function letterOf(name: string): string {
  const [first = ''] = fold(name).toUpperCase();
  return /\p{L}/u.test(first) ? first : '#';
}
