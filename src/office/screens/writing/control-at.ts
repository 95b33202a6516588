import { documentNames } from '../../editing/document-form.ts';
import { goneName, itemName, keysName } from '../../editing/list-items.ts';
import type { Typed } from '../../editing/typed.ts';

/**
 * Returns the control of a problem such as `data.body[0].primary.title: is too long`; null if none shows it.
 */
export function controlAt(typed: Typed, problem: string): string | null {
  const [path = ''] = problem.split(':');
  const [first = '', ...steps] = path.split(/[.[\]]+/).filter((step) => step !== '');
  if (first !== 'data') return typed.has(first) ? first : null;
  let name: string = documentNames.data;
  let found: string | null = null;
  for (const step of steps) {
    name = nextName(typed, name, step);
    if (typed.has(name)) found = name;
  }
  return found;
}

function nextName(typed: Typed, name: string, step: string): string {
  if (/^\d+$/.test(step)) {
    const gone = new Set(typed.get(goneName(name)));
    const key = (typed.get(keysName(name)) ?? []).filter((one) => one !== '' && !gone.has(one))[Number(step)];
    return key === undefined ? name : itemName(name, key);
  }
  const isOfSlice = step === 'primary' && !typed.has(`${name}.primary`);
  return `${name}.${isOfSlice ? 'p' : step}`;
}
