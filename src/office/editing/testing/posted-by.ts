import { DomUtils, parseDocument } from 'htmlparser2';
import { type Element, isTag } from 'domhandler';
import { inOneLine, type Pair } from '../typed.ts';

/** Returns what a browser without scripts sends from a form that nobody changed (HTML, 4.10.21.4). */
export function postedBy(html: string): Pair[] {
  const controls = DomUtils.findAll(
    ({ name }) => ['input', 'select', 'textarea'].includes(name),
    parseDocument(html).children,
  );
  return controls.flatMap((control): Pair[] => {
    const { name = '' } = control.attribs;
    const value = valueOf(control);
    return name === '' || value === null ? [] : [[name, value]];
  });
}

function valueOf(control: Element): string | null {
  if (control.name === 'textarea') return DomUtils.textContent(control).replace(/^\n/, '').replaceAll('\n', '\r\n');
  if (control.name === 'select') return chosenIn(control);
  const { type, value = '' } = control.attribs;
  if (type === 'checkbox' || type === 'radio') return 'checked' in control.attribs ? value : null;
  return type === 'hidden' ? value : inOneLine(value);
}

function chosenIn(select: Element): string | null {
  const options = DomUtils.findAll(({ name }) => name === 'option', select.children).filter(isTag);
  const chosen = options.find(({ attribs }) => 'selected' in attribs) ?? options[0];
  return chosen?.attribs['value'] ?? null;
}
