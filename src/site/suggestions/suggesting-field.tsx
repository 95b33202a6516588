import { type ComponentProps, useRef, useState } from 'react';
import { longestQuery } from '#board/offers/search/criteria/query.ts';
import type { SuggestionCombobox as Combobox } from './suggestion-combobox.tsx';

/** A field of a search form, named by its label or by itself. */
export type FieldProps = Pick<
  ComponentProps<'input'>,
  'name' | 'form' | 'defaultValue' | 'placeholder' | 'className' | 'aria-label'
> & { readonly id: string };

/**
 * A search field that suggests what may be meant. Until somebody enters it, it is a plain one: what suggests
 * comes then, and takes its place. Where that cannot be loaded, the plain field stays.
 */
export function SuggestingField(props: FieldProps) {
  const plain = useRef<HTMLInputElement>(null);
  const [loaded, setLoaded] = useState<{ readonly Combobox: typeof Combobox; readonly plain: HTMLInputElement } | null>(
    null,
  );
  const load = async () => {
    const { SuggestionCombobox } = await import('./suggestion-combobox.tsx');
    if (plain.current !== null) setLoaded({ Combobox: SuggestionCombobox, plain: plain.current });
  };
  if (loaded !== null) return <loaded.Combobox {...fieldProps(props)} plain={loaded.plain} />;
  return <input {...fieldProps(props)} ref={plain} onFocus={() => void load().catch(() => undefined)} />;
}

function fieldProps(props: FieldProps) {
  return {
    ...props,
    type: 'search',
    maxLength: longestQuery,
    autoComplete: 'off',
    enterKeyHint: 'search',
  } as const;
}
