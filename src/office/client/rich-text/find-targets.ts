import { isObject, objectsOf, textOf } from '#content/json.ts';
import { copyOfPart, partsOfPage } from './page-parts.ts';
import { startOptions, type Target } from './target-options.ts';

/** A field that finds documents. */
export type TargetField = {
  /** Says a text below the field, and to screen readers. */
  readonly say: (text: string) => void;
  readonly sayChosen: (title: string) => void;
  readonly close: () => void;
};

const pause = 200;
/**
 * Makes a text field a combobox (ARIA 1.2): the words that somebody types find up to ten documents by their
 * titles. Returns null on a page without the parts for it.
 */
export function startTargets(input: HTMLInputElement, choose: (target: Target) => void): TargetField | null {
  const part = copyOfPart('targets');
  const list = part?.querySelector('ul');
  const status = part?.querySelector('output');
  if (!part || !list || !status) return null;
  input.after(part);
  input.removeAttribute('list');
  const options = startOptions(input, list, (target) => {
    options.show([]);
    choose(target);
  });
  const say = (text: string): void => void (status.textContent = text);
  let asked = new AbortController();
  const find = async (): Promise<void> => {
    asked.abort();
    asked = new AbortController();
    const found = await ask(input.value, asked.signal);
    options.show(found ?? []);
    const { some = '', none = '' } = list.dataset;
    say(found === null ? '' : found.length === 0 ? none : some.replace('{count}', String(found.length)));
  };
  let timer = 0;
  input.addEventListener('input', () => {
    clearTimeout(timer);
    timer = window.setTimeout(() => void find().catch(() => say('')), pause);
  });
  return {
    say,
    sayChosen: (title) => say((list.dataset['chosen'] ?? '').replace('{title}', () => title)),
    close: () => {
      clearTimeout(timer);
      asked.abort();
      options.show([]);
      say('');
    },
  };
}

/** Asks for documents; null if the text is none that finds any: too short, or an address. */
async function ask(typed: string, signal: AbortSignal): Promise<readonly Target[] | null> {
  const words = typed.trim();
  const address = partsOfPage()?.dataset['search'];
  if (address === undefined || words.length < 2 || words.length > 200 || /^(doc:|[#?/]|\w+:\/)/.test(words))
    return null;
  const answer = await fetch(`${address}&q=${encodeURIComponent(words)}`, { signal });
  if (!answer.headers.get('content-type')?.startsWith('application/json')) return null;
  const given: unknown = await answer.json();
  return objectsOf(isObject(given) ? given['targets'] : null).map(({ id, value, title, type }) => ({
    id: textOf(id),
    value: textOf(value),
    title: textOf(title),
    type: textOf(type),
  }));
}
