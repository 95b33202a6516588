import { copiesOf, type DeviceCopy, dropCopy } from './device-copies.ts';
import type { Given } from './given.ts';

/**
 * Offers the unsaved work that only this device has, or has newer than the server. Copies of work that was
 * saved, thrown away or taken by another page are dropped, and also copies that are older than what the
 * person saved last.
 */
export function offerCopies(given: Given): void {
  const { member, document: subject, page, isSaved, kept } = given;
  for (const copy of copiesOf(member)) {
    if (isSaved && copy.isSent && (copy.document === subject || copy.document.startsWith('new/'))) {
      dropCopy(member, copy.page);
      continue;
    }
    if (copy.document !== subject || copy.page === page) continue;
    if (isOlder(copy, given)) dropCopy(member, copy.page);
    else if (!copy.isKept) offer(given, copy);
    else if (!kept.includes(copy.page)) dropCopy(member, copy.page);
  }
}

/** The version decides too, because the clock of a device may be wrong. */
const isOlder = (copy: DeviceCopy, { ownSave }: Given): boolean =>
  baseOf(copy) < ownSave.version && copy.at <= ownSave.at;

const baseOf = ({ fields }: DeviceCopy): number => Number(fields.find(([name]) => name === 'base')?.[1] ?? 0);

function offer({ member, words }: Given, copy: DeviceCopy): void {
  const template = document.querySelector<HTMLTemplateElement>('template[data-device-work]');
  const list = document.querySelector('[data-works]');
  const made = template?.content.cloneNode(true);
  if (!(made instanceof DocumentFragment) || list === null) return;
  list.querySelector(`[data-work="${CSS.escape(copy.page)}"]`)?.remove();
  for (const text of textsOf(made))
    text.textContent = (text.textContent ?? '')
      .replace('{when}', () => whenOf(new Date(copy.at), words))
      .replace('{version}', String(baseOf(copy)));
  if (baseOf(copy) === 0) made.querySelector('[data-rests]')?.remove();
  for (const form of made.querySelectorAll<HTMLFormElement>('[data-work-form]')) {
    const field = form.elements.namedItem('work');
    if (field instanceof HTMLInputElement) field.value = copy.page;
    addFields(form, copy);
    if (form.dataset['workForm'] === 'discard') form.addEventListener('submit', () => dropCopy(member, copy.page));
  }
  list.prepend(made);
}

/** The device sends its copy along, because the server has none or an older one. */
function addFields(form: HTMLFormElement, { fields }: DeviceCopy): void {
  for (const [name, value] of fields) {
    if (name === 'do' || name === 'page') continue;
    const field = document.createElement('textarea');
    field.hidden = true;
    field.name = name;
    field.value = value;
    form.append(field);
  }
}

function textsOf(fragment: DocumentFragment): readonly Node[] {
  const walker = document.createTreeWalker(fragment, NodeFilter.SHOW_TEXT);
  const found: Node[] = [];
  while (walker.nextNode()) found.push(walker.currentNode);
  return found;
}

const timeZone = 'Europe/Paris';

function whenOf(moment: Date, { time: pattern, today, earlier }: Given['words']): string {
  const parts = new Intl.DateTimeFormat('fr', { hour: '2-digit', minute: '2-digit', timeZone }).formatToParts(moment);
  const valueOf = (type: string): string => parts.find((part) => part.type === type)?.value ?? '';
  const time = pattern.replace('{hour}', valueOf('hour')).replace('{minute}', valueOf('minute'));
  const language = document.documentElement.lang === 'fr' ? 'fr' : 'en-GB';
  const dayOf = (one: Date): string => one.toLocaleDateString(language, { dateStyle: 'long', timeZone });
  return dayOf(moment) === dayOf(new Date())
    ? today.replace('{time}', time)
    : earlier.replace('{day}', dayOf(moment)).replace('{time}', time);
}
