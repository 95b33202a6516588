import { useCombobox, type UseComboboxState, type UseComboboxStateChangeOptions } from 'downshift';
import { type ComponentProps, type KeyboardEvent, memo, useLayoutEffect, useState } from 'react';
import { useTranslations } from '#words/use-translations.ts';
import { loadWords } from '#words/load-words.ts';
import type { ShownSuggestion } from './shown-suggestion.ts';
import { SuggestionList } from './suggestion-list.tsx';
import type { SuggestionSource } from './suggestion-sources.ts';
import { useSuggestions } from './use-suggestions.ts';

await loadWords('shell');

type Props = {
  /** The input element of the field; another component renders it. */
  readonly field: HTMLInputElement;
  readonly sources: readonly SuggestionSource[];
  readonly go: (address: string) => unknown;
  /** Receives the combobox properties of the input after each change. */
  readonly onProps: (props: ComponentProps<'input'>) => void;
};

/**
 * The combobox of ARIA's authoring practices. The arrow keys move in the list. Enter opens the highlighted
 * suggestion, or sends the form if no suggestion is highlighted. Escape closes the list and leaves the text
 * as it is.
 */
export const SuggestionCombobox = memo(function SuggestionCombobox({ field, sources, go, onProps }: Props) {
  const t = useTranslations('shell.suggestions');
  const [text, setText] = useState(field.value);
  const suggestions = useSuggestions(sources, text);
  const combobox = useCombobox<ShownSuggestion>({
    inputId: field.id,
    items: [...suggestions],
    itemToString: (one) => one?.label ?? '',
    selectedItem: null,
    // Opens the suggestions for text that was typed while the scripts were loading.
    initialIsOpen: field === document.activeElement && field.value !== field.defaultValue,
    stateReducer: withoutChoice,
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem === null) return;
      empty(field);
      go(selectedItem.address);
    },
  });
  const isOpen = combobox.isOpen && suggestions.length > 0;
  const isChoosing = isOpen && combobox.highlightedIndex >= 0;
  // Removes the value from the properties: the input element must store the text itself, because forms read
  // it there and other parts of the page write it there.
  const { value: _value, ...props } = combobox.getInputProps({
    'aria-expanded': isOpen,
    'aria-labelledby': undefined,
    onChange: ({ currentTarget }) => setText(currentTarget.value),
    onKeyDown: (event) => {
      // Prevents the default of Escape, because browsers would empty the field and, on phones, close the
      // menu.
      if (event.key === 'Escape' && isOpen) event.preventDefault();
      if (event.key === 'Enter' && !isChoosing) leaveToForm(event, combobox.closeMenu);
      if (event.key === 'Home' || event.key === 'End') leaveToForm(event);
    },
  });
  useLayoutEffect(() => onProps(props));
  return (
    <>
      <SuggestionList
        suggestions={isOpen ? suggestions : []}
        menu={combobox.getMenuProps({ 'aria-label': t('label') })}
        itemProps={combobox.getItemProps}
        highlighted={combobox.highlightedIndex}
      />
      <output className="visually-hidden">{isOpen ? t('count', { count: suggestions.length }) : ''}</output>
    </>
  );
});

/** Empties the field after a suggestion was opened, because the next page may show the same field. */
function empty(field: HTMLInputElement): void {
  field.value = '';
}

/** Changes of the list never change the typed text, and leaving the field never selects a suggestion. */
function withoutChoice(
  state: UseComboboxState<ShownSuggestion>,
  { type, changes }: UseComboboxStateChangeOptions<ShownSuggestion>,
): Partial<UseComboboxState<ShownSuggestion>> {
  const { InputBlur, InputChange } = useCombobox.stateChangeTypes;
  const inputValue = type === InputChange ? changes.inputValue : state.inputValue;
  return { ...changes, inputValue, ...(type === InputBlur && { selectedItem: null }) };
}

/** Leaves the key to the browser, which then sends the form or moves the cursor. */
function leaveToForm({ nativeEvent }: KeyboardEvent, first: () => void = () => undefined): void {
  Object.assign(nativeEvent, { preventDownshiftDefault: true });
  first();
}
