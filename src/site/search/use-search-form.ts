import { type ChangeEvent, type FormEvent, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigation, useSubmit } from 'react-router';
import { searchAddress } from './search-fields.ts';

export const searchFormId = 'search-form';

/**
 * What scripts add to the search form: a choice searches at once, empty fields stay out of the address, and the controls follow
 * the address when it changes by other means (a tag, the back button).
 */
export function useSearchForm(found: { readonly query: string; readonly sort: number }) {
  const form = useRef<HTMLFormElement>(null);
  const submit = useSubmit();
  const { pathname } = useLocation();
  const searching = useNavigation().location?.pathname === pathname;
  const [changed, setChanged] = useState(false);
  useEffect(() => {
    if (form.current) matchAddress(form.current, found);
  }, [found]);
  const send = () => {
    if (!form.current) return;
    setChanged(true);
    void submit(searchAddress(new FormData(form.current)), {
      action: pathname,
      method: 'get',
      preventScrollReset: true,
    });
  };
  return {
    form,
    searching,
    /** The visitor has searched on this page: the total is announced from now on. */
    changed,
    /** Text is searched when its form is sent, not at every letter. */
    onChange: ({ target }: ChangeEvent<HTMLElement>) => {
      if (target instanceof HTMLInputElement && (target.type === 'checkbox' || target.type === 'radio')) {
        dropCountriesOf(target);
        send();
      } else if (target instanceof HTMLSelectElement) send();
    },
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      closeSheet(form.current);
      send();
    },
  };
}

function matchAddress(form: HTMLFormElement, { query, sort }: { query: string; sort: number }): void {
  for (const control of form.elements) {
    if (control instanceof HTMLInputElement && control.name === 'query') control.value = query;
    else if (control instanceof HTMLInputElement) control.checked = control.defaultChecked;
    else if (control instanceof HTMLSelectElement) control.value = String(sort);
  }
}

// A country needs its continent: it leaves with it.
function dropCountriesOf(zone: HTMLInputElement): void {
  if (zone.name !== 'gerographicZones' || zone.checked) return;
  const others = zone.form?.querySelectorAll<HTMLInputElement>('[name=gerographicZones]:checked').length ?? 0;
  if (others > 0) return;
  for (const country of zone.form?.querySelectorAll<HTMLInputElement>('[name=countriesIds]:checked') ?? [])
    country.checked = false;
}

// On phones the filters lie over the results.
function closeSheet(form: HTMLFormElement | null): void {
  const sheet = form?.closest('details');
  if (!sheet?.open || !window.matchMedia('(width < 800px)').matches) return;
  sheet.open = false;
  requestAnimationFrame(() => document.getElementById('resultats')?.focus());
}
