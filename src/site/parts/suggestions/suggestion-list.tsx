import { clsx } from 'clsx';
import type { UseComboboxPropGetters } from 'downshift';
import type { ComponentProps } from 'react';
import { useTranslations } from '#words/use-translations.ts';
import type { ShownSuggestion } from './shown-suggestion.ts';
import styles from './suggestion-list.module.css';

type Props = {
  /** Suggestions in groups; empty if the list is closed. */
  readonly suggestions: readonly ShownSuggestion[];
  readonly menu: ComponentProps<'div'>;
  readonly itemProps: UseComboboxPropGetters<ShownSuggestion>['getItemProps'];
  readonly highlighted: number;
};

/** A list that is always in the page, because the field refers to its id; a closed list is empty. */
export function SuggestionList({ suggestions, menu, itemProps, highlighted }: Props) {
  const t = useTranslations('shell.suggestions');
  const places = suggestions.map((suggestion, index) => ({ suggestion, index }));
  const groups = Map.groupBy(places, ({ suggestion }) => suggestion.kind);
  return (
    <div {...menu} className={styles.list} hidden={suggestions.length === 0}>
      {[...groups].map(([kind, members]) => (
        <fieldset key={kind} className={styles.group}>
          <legend className={styles.kind}>{t(`kind.${kind}`)}</legend>
          {members.map(({ suggestion, index }) => (
            <div
              key={suggestion.address}
              {...itemProps({ item: suggestion, index })}
              className={clsx(styles.option, index === highlighted && styles.lit)}
            >
              <Shown suggestion={suggestion} />
            </div>
          ))}
        </fieldset>
      ))}
    </div>
  );
}

/** A search with its number of offers, or a page with picture, first words and kind. */
function Shown({ suggestion }: { suggestion: ShownSuggestion }) {
  const t = useTranslations('shell.suggestions');
  if (suggestion.kind !== 'content')
    return (
      <>
        <span className={styles.label}>{suggestion.label}</span>{' '}
        <span className={styles.offers}>
          <span className={styles.beside} aria-hidden="true">
            {t(`one.${suggestion.kind}`)}
          </span>
          {t('offers', { count: suggestion.offers })}
        </span>
      </>
    );
  const { picture, label, text, type, lang } = suggestion;
  return (
    <>
      {picture === null ? null : <img className={styles.picture} src={picture} alt="" width={64} height={48} />}
      <span className={styles.words} lang={lang}>
        <span className={styles.label}>{label}</span> <span className={styles.text}>{text}</span>
      </span>{' '}
      <span className={styles.offers}>
        {lang === document.documentElement.lang ? null : <span className={styles.language}>{lang.toUpperCase()}</span>}{' '}
        {t(`type.${type}`)}
      </span>
    </>
  );
}
