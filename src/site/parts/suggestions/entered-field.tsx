import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { maxKeptLength } from '#search/criterion/query.ts';
import { tellLost } from '#site/scripts/tell-lost.ts';
import type { SuggestionCombobox } from './suggestion-combobox.tsx';
import type { SuggestionSource } from './suggestion-sources.ts';

/** A field of a search form, with a label or an accessible name. */
export type EnteredFieldProps = Pick<
  ComponentProps<'input'>,
  'name' | 'form' | 'defaultValue' | 'placeholder' | 'className' | 'aria-label'
> & { readonly id: string };

type Props = EnteredFieldProps & {
  /** Addresses that return suggestions. */
  readonly sources: readonly SuggestionSource[];
  /** Opens the address of a suggestion. */
  readonly go: (address: string) => unknown;
};

type Loaded = { readonly Combobox: typeof SuggestionCombobox; readonly field: HTMLInputElement };

/**
 * A plain field until a visitor enters it. Then the scripts of the suggestions are loaded and attached to the
 * field. The input element stays the same, because the visitor may be typing in it. If the scripts cannot be
 * loaded, the field stays plain.
 */
export function EnteredField({ sources, go, ...props }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [combobox, setCombobox] = useState<ComponentProps<'input'>>({});
  useEffect(() => {
    // Loads the scripts now if the visitor entered the field before this script ran.
    if (field.current !== null && field.current === document.activeElement) void load(field.current, setLoaded);
  }, []);
  return (
    <>
      <input
        ref={field}
        {...combobox}
        {...fieldProps(props)}
        onFocus={({ currentTarget }) => void (loaded ?? load(currentTarget, setLoaded))}
      />
      {loaded && <loaded.Combobox field={loaded.field} sources={sources} go={go} onProps={setCombobox} />}
    </>
  );
}

/** Ignores a failed load, because the field works without suggestions. */
async function load(field: HTMLInputElement, done: (loaded: Loaded) => void): Promise<void> {
  const loading = await import('./suggestion-combobox.tsx').catch(tellLost);
  if (loading !== null) done({ Combobox: loading.SuggestionCombobox, field });
}

function fieldProps(props: EnteredFieldProps) {
  return {
    ...props,
    type: 'search',
    maxLength: maxKeptLength,
    autoComplete: 'off',
    enterKeyHint: 'search',
  } as const;
}
