import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { maxKeptLength } from '#search/criterion/query.ts';
import { tellLost } from '#site/scripts/tell-lost.ts';
import type { SuggestionCombobox } from './suggestion-combobox.tsx';
import type { SuggestionSource } from './suggestion-sources.ts';

/** A field of a search form, named by its label or by itself. */
export type EnteredFieldProps = Pick<
  ComponentProps<'input'>,
  'name' | 'form' | 'defaultValue' | 'placeholder' | 'className' | 'aria-label'
> & { readonly id: string };

type Props = EnteredFieldProps & {
  /** Where suggestions are asked for. */
  readonly sources: readonly SuggestionSource[];
  /** Leads to the address of a suggestion. */
  readonly go: (address: string) => unknown;
};

type Loaded = { readonly Combobox: typeof SuggestionCombobox; readonly field: HTMLInputElement };

/**
 * Until somebody enters it, the field is a plain one; what suggests comes then and is laid beside it. It
 * stays the same element, with what is being typed or composed in it. Where nothing can be loaded it stays
 * plain.
 */
export function EnteredField({ sources, go, ...props }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [combobox, setCombobox] = useState<ComponentProps<'input'>>({});
  useEffect(() => {
    // Somebody was there before the scripts.
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

/** Where it does not come, nothing is done. */
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
