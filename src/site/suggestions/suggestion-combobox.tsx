import { useCombobox, type UseComboboxState, type UseComboboxStateChangeOptions } from 'downshift';
import { type ComponentProps, type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import type { ShownSuggestion } from './shown-suggestion.ts';
import { SuggestionList } from './suggestion-list.tsx';
import { useSuggestions } from './use-suggestions.ts';

type Props = ComponentProps<'input'> & {
  readonly id: string;
  /** The field whose place it takes. */
  readonly plain: HTMLInputElement;
};

/**
 * The combobox of ARIA's authoring practices: arrows walk through the list, Enter chooses where they are and
 * else sends the form, Escape closes the list and leaves the text. A choice leads to its address.
 */
export function SuggestionCombobox({ plain, ...props }: Props) {
  const t = useTranslations('shell.suggestions');
  const { field, empty } = useFieldAsLeft(plain);
  const [text, setText] = useState(plain.value);
  const suggestions = useSuggestions(text);
  const navigate = useNavigate();
  const combobox = useCombobox<ShownSuggestion>({
    inputId: props.id,
    items: [...suggestions],
    itemToString: (one) => one?.label ?? '',
    selectedItem: null,
    stateReducer: withoutChoice,
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem === null) return;
      empty();
      void navigate(selectedItem.address);
    },
  });
  const isOpen = combobox.isOpen && suggestions.length > 0;
  const isChoosing = isOpen && combobox.highlightedIndex >= 0;
  // The form is the browser's: it reads the field, and other parts of the page write into it.
  const { value: _value, ...input } = combobox.getInputProps({
    ...props,
    ref: field,
    defaultValue: plain.value,
    'aria-expanded': isOpen,
    'aria-labelledby': undefined,
    onChange: ({ currentTarget }) => setText(currentTarget.value),
    onKeyDown: (event) => {
      // Else the browser empties the field, and closes the menu of a phone.
      if (event.key === 'Escape' && isOpen) event.preventDefault();
      if (event.key === 'Enter' && !isChoosing) leaveToForm(event, combobox.closeMenu);
      if (event.key === 'Home' || event.key === 'End') leaveToForm(event);
    },
  });
  return (
    <>
      <input {...input} />
      <SuggestionList
        suggestions={isOpen ? suggestions : []}
        menu={combobox.getMenuProps({ 'aria-label': t('label') })}
        itemProps={combobox.getItemProps}
        highlighted={combobox.highlightedIndex}
      />
      <output className="visually-hidden">{isOpen ? t('count', { count: suggestions.length }) : ''}</output>
    </>
  );
}

/** What is typed stays, whatever becomes of the list; leaving the field chooses nothing. */
function withoutChoice(
  state: UseComboboxState<ShownSuggestion>,
  { type, changes }: UseComboboxStateChangeOptions<ShownSuggestion>,
): Partial<UseComboboxState<ShownSuggestion>> {
  const { InputBlur, InputChange } = useCombobox.stateChangeTypes;
  const inputValue = type === InputChange ? changes.inputValue : state.inputValue;
  return { ...changes, inputValue, ...(type === InputBlur && { selectedItem: null }) };
}

/** The key is the browser's own: it sends the form, or moves in the text. */
function leaveToForm({ nativeEvent }: KeyboardEvent, first: () => void = () => undefined): void {
  Object.assign(nativeEvent, { preventDownshiftDefault: true });
  first();
}

/** The focus and the place in the text are where they were in the field before. */
function useFieldAsLeft(plain: HTMLInputElement) {
  const field = useRef<HTMLInputElement>(null);
  const { selectionStart, selectionEnd } = plain;
  useLayoutEffect(() => {
    field.current?.focus();
    field.current?.setSelectionRange(selectionStart, selectionEnd);
  }, [field, selectionStart, selectionEnd]);
  const empty = () => {
    if (field.current !== null) field.current.value = '';
  };
  return { field, empty };
}
