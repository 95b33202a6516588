import { goneName, itemName, keysName, mostItems } from './list-items.ts';
import { firstTyped, HostileForm, type Typed } from './typed.ts';

const steps = ['up', 'down', 'remove', 'back', 'add'] as const;
type StepName = (typeof steps)[number];

/** Value of a button that changes a list: `up d.body i3`. A new item needs no key. */
export const stepValue = (step: StepName, list: string, key = ''): string => [step, list, key].join(' ').trim();

/** Name of the control that chooses the kind of a new item, and of the kind of an item. */
export const kindName = (name: string): string => `${name}.kind`;

/**
 * Applies a button to the form. Only the order and the marks of one list change: everything else that was
 * typed stays, also in removed items.
 * @param newKey key of an added item
 * @throws HostileForm
 */
export function applyStep(typed: Typed, value: string, newKey: string): Typed {
  const [name = '', list = '', key = ''] = value.split(' ');
  const step = steps.find((one) => one === name);
  const keys = typed.get(keysName(list));
  if (step === undefined || keys === undefined) throw new HostileForm('a step that is none');
  if (step === 'add') return added(typed, list, newKey);
  if (!keys.includes(key)) throw new HostileForm('an item that is none');
  const gone = (typed.get(goneName(list)) ?? []).filter((one) => one !== key);
  if (step === 'remove') return changed(typed, goneName(list), [...gone, key]);
  if (step === 'back') return changed(typed, goneName(list), gone);
  return changed(typed, keysName(list), moved(keys, key, step === 'up' ? -1 : 1));
}

const changed = (typed: Typed, name: string, values: readonly string[]): Typed => new Map(typed).set(name, values);

function added(typed: Typed, list: string, key: string): Typed {
  const keys = typed.get(keysName(list)) ?? [];
  if (keys.length > mostItems) throw new HostileForm('too many items');
  const kind = firstTyped(typed, kindName(list));
  const longer = changed(typed, keysName(list), [...keys, key]);
  return kind === undefined ? longer : changed(longer, kindName(itemName(list, key)), [kind]);
}

/** Moves a key by one place. The empty key, which marks the list, stays in front. */
function moved(keys: readonly string[], key: string, by: -1 | 1): readonly string[] {
  const order = keys.filter((one) => one !== '');
  const from = order.indexOf(key);
  const other = order[from + by];
  if (other === undefined) return keys;
  return ['', ...order.map((one) => (one === key ? other : one === other ? key : one))];
}
