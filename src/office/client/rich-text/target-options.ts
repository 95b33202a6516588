import { copyOfPart } from './page-parts.ts';

/** A document to which a link may lead. */
export type Target = {
  readonly id: string;
  /** What a form posts for it. */
  readonly value: string;
  readonly title: string;
  readonly type: string;
};

/**
 * Ties a list to a field as ARIA 1.2 describes a combobox: arrows, Enter and Escape work in the field, a
 * click on an option too. `show` fills the list; an empty one is hidden.
 */
export function startOptions(input: HTMLInputElement, list: HTMLElement, choose: (target: Target) => void) {
  nameRoles(input, list);
  let targets: readonly Target[] = [];
  let at = -1;
  const mark = (next: number): void => {
    at = next;
    markOption(input, list, at);
  };
  const show = (found: readonly Target[]): void => {
    targets = found;
    list.replaceChildren(...found.flatMap((target, index) => optionOf(target, `${list.id}-${index}`)));
    list.hidden = found.length === 0;
    input.setAttribute('aria-expanded', String(found.length > 0));
    mark(-1);
  };
  const chooseAt = (index: number): void => {
    const target = targets[index];
    if (target !== undefined) choose(target);
  };
  input.addEventListener('keydown', (event) => {
    if (targets.length === 0 || event.isComposing) return;
    const to = { ArrowDown: (at + 1) % targets.length, ArrowUp: (at <= 0 ? targets.length : at) - 1 }[event.key];
    if (to !== undefined) mark(to);
    else if (event.key === 'Enter' && at >= 0) chooseAt(at);
    else if (event.key === 'Escape') show([]);
    else return;
    event.preventDefault();
    event.stopPropagation();
  });
  list.addEventListener('mousedown', (event) => event.preventDefault());
  list.addEventListener('click', ({ target }) => {
    const option = target instanceof Element ? target.closest('[role=option]') : null;
    chooseAt([...list.children].findIndex((one) => one === option));
  });
  input.addEventListener('blur', () => show([]));
  return { show };
}

function markOption(input: HTMLInputElement, list: HTMLElement, at: number): void {
  for (const [place, option] of [...list.children].entries()) {
    option.setAttribute('aria-selected', String(place === at));
    if (place === at) option.scrollIntoView({ block: 'nearest' });
  }
  if (at === -1) input.removeAttribute('aria-activedescendant');
  else input.setAttribute('aria-activedescendant', `${list.id}-${at}`);
}

let count = 0;

function nameRoles(input: HTMLInputElement, list: HTMLElement): void {
  list.id = `targets-${(count += 1)}`;
  list.role = 'listbox';
  input.role = 'combobox';
  for (const [name, value] of Object.entries({ autocomplete: 'list', controls: list.id, expanded: 'false' }))
    input.setAttribute(`aria-${name}`, value);
}

function optionOf({ title, type }: Target, id: string): HTMLElement[] {
  const option = copyOfPart('target');
  const [name, kind] = option?.children ?? [];
  if (!option || !name || !kind) return [];
  option.id = id;
  option.role = 'option';
  name.textContent = title;
  kind.textContent = type;
  return [option];
}
