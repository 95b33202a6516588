import { type ChangeEvent, type RefObject, type SubmitEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigation, useSubmit } from 'react-router';
import type { Sort } from '#search/criteria/criteria.ts';
import type { Filters } from '#site/parts/search/present-filters.ts';
import { useSearchPageData } from '#site/parts/search/use-search-page-data.ts';

export const searchFormId = 'search-form';

/**
 * Adds scripts to the search form. Each choice searches at once, empty fields are left out of the address,
 * and the controls follow the address if it changes by other means (a tag, the back button).
 */
export function useSearchForm() {
  const found = useSearchPageData();
  const form = useRef<HTMLFormElement>(null);
  useMatched(form, found);
  const submit = useSubmit();
  const { pathname } = useLocation();
  const searching = useNavigation().location?.pathname === pathname;
  const [changed, setChanged] = useState(false);
  const send = () => {
    if (!form.current) return;
    setChanged(true);
    const how = { action: pathname, method: 'get', preventScrollReset: true } as const;
    void submit(searchAddress(new FormData(form.current)), how);
  };
  const choose = (...controls: readonly EventTarget[]) => {
    for (const control of controls) if (control instanceof HTMLInputElement) dropCountriesOf(control, found.filters);
    send();
  };
  const chooseEarly = useEffectEvent(() => {
    const early = form.current ? earlyChoices(form.current) : [];
    if (early.length > 0) choose(...early);
  });
  useEffect(() => chooseEarly(), []);
  return {
    form,
    searching,
    /** True once the visitor has searched on this page; from then on, the total is announced. */
    changed,
    /**
     * Ignores changes of the text, because the text is searched when the form is sent, not at each letter.
     */
    onChange: ({ target }: ChangeEvent<HTMLElement>) => {
      const isBox = target instanceof HTMLInputElement && (target.type === 'checkbox' || target.type === 'radio');
      if (isBox || target instanceof HTMLSelectElement) choose(target);
    },
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
      // Ignores buttons that lead to another screen, because the browser follows them.
      if (event.nativeEvent.submitter?.hasAttribute('formaction')) return;
      event.preventDefault();
      closeSheet(form.current);
      send();
    },
  };
}

type Found = ReturnType<typeof useSearchPageData>;

/** Makes the controls show the criteria of the address. */
function useMatched(form: RefObject<HTMLFormElement | null>, found: Found): void {
  const matched = useRef(found);
  useEffect(() => {
    // The form that the server sent is left alone, because it matches the address or contains choices made
    // before the scripts came. After a failed search, the form keeps the new choices.
    if (form.current && !found.failure && found !== matched.current) matchAddress(form.current, found);
    matched.current = found;
  }, [form, found]);
}

function matchAddress(form: HTMLFormElement, { query, sort }: { query: string; sort: Sort | null }): void {
  for (const control of form.elements) {
    if (control instanceof HTMLInputElement && control.name === 'query') control.value = query;
    else if (control instanceof HTMLInputElement) control.checked = control.defaultChecked;
    else if (control instanceof HTMLSelectElement) control.value = sort === null ? '' : String(sort);
  }
}

// Unticks the countries of a continent that was unticked, because a country can be chosen only with its
// continent.
function dropCountriesOf(zone: HTMLInputElement, { zones, countries }: Pick<Filters, 'zones' | 'countries'>): void {
  if (zone.name !== zones.parameter || zone.checked) return;
  const controls = [...(zone.form?.elements ?? [])].filter((control) => control instanceof HTMLInputElement);
  if (controls.some(({ name, checked }) => name === zones.parameter && checked)) return;
  for (const control of controls) if (control.name === countries.parameter) control.checked = false;
}

// Closes the sheet of filters, because it covers the results on phones.
function closeSheet(form: HTMLFormElement | null): void {
  const sheet = form?.closest('details');
  if (!sheet?.open || !window.matchMedia('(width < 800px)').matches) return;
  sheet.open = false;
  requestAnimationFrame(() => document.getElementById('resultats')?.focus());
}

/** Fields for which 0 is a value; for all other fields, 0 means no choice. */
const sayingZero = new Set(['query', 'sort']);

/** Returns the parameters of a search form in its order, without empty values and 0. */
export function searchAddress(fields: FormData): URLSearchParams {
  const address = new URLSearchParams();
  for (const [name, value] of fields) {
    const text = typeof value === 'string' ? value.trim() : '';
    if (text !== '' && (text !== '0' || sayingZero.has(name))) address.append(name, text);
  }
  return address;
}

/** Finds the boxes, radio buttons and lists that the visitor changed before the scripts were loaded. */
function earlyChoices(form: HTMLFormElement): Element[] {
  return [...form.elements].filter((control) => {
    if (control instanceof HTMLInputElement) return control.checked !== control.defaultChecked;
    return control instanceof HTMLSelectElement && [...control.options].some(isAnother);
  });
}

function isAnother({ selected, defaultSelected }: HTMLOptionElement): boolean {
  return selected !== defaultSelected;
}
