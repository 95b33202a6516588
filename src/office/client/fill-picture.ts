import type { ToldPicture } from './told-pictures.ts';

/** Puts a picture, or none, into the controls of a field, with its own text and point. The old frame goes. */
export function fillPicture(field: HTMLElement, picture: ToldPicture | null): void {
  const select = field.querySelector('select');
  if (select === null) return;
  const { hash = '', name = '' } = picture ?? {};
  if (![...select.options].some(({ value }) => value === hash)) select.add(new Option(name, hash));
  select.value = hash;
  const text = picture?.altIn(field.dataset['lang'] ?? '') ?? null;
  const isDecorative = picture !== null && text === '';
  const alt = controlOf(field, 'alt');
  if (alt) alt.value = text ?? '';
  const radio = controlOf(field, 'role', `[value="${isDecorative ? 'decorative' : 'says'}"]`);
  if (radio) radio.checked = true;
  const copyright = controlOf(field, 'copyright');
  if (copyright) copyright.value = picture?.credit ?? '';
  for (const part of ['x', 'y', 'width', 'height']) setPart(field, part, '');
  setPart(field, 'focusX', String(picture?.focus?.x ?? ''));
  setPart(field, 'focusY', String(picture?.focus?.y ?? ''));
  showPicture(field, picture);
  showFrame(field, picture);
  toggle(field, '[data-remove-picture]', picture !== null);
  for (const control of [select, alt]) control?.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Says while a picture lacks a text that it cannot be published so. */
export function showMissingText(field: HTMLElement): void {
  const hasPicture = field.querySelector('select')?.value !== '';
  const isDecorative = controlOf(field, 'role', ':checked')?.value === 'decorative';
  toggle(field, '[data-alt-missing]', hasPicture && controlOf(field, 'alt')?.value === '' && !isDecorative);
}

const controlOf = (field: HTMLElement, part: string, more = ''): HTMLInputElement | null =>
  field.querySelector(`input[name$=".${part}"]${more}`);

function setPart(field: HTMLElement, part: string, text: string): void {
  const input = controlOf(field, part);
  if (input) input.value = text;
}

const toggle = (field: HTMLElement, selector: string, isShown: boolean): void =>
  void field.querySelector(selector)?.toggleAttribute('hidden', !isShown);

function showPicture(field: HTMLElement, picture: ToldPicture | null): void {
  const place = field.querySelector<HTMLElement>('[data-shown]');
  const name = document.createElement('span');
  name.textContent = picture?.name ?? place?.dataset['none'] ?? '';
  const image = Object.assign(new Image(160, 100), { src: picture?.thumbnail ?? '', alt: '' });
  place?.replaceChildren(...(picture === null ? [] : [image]), name);
}

/** The script of the frame hears that it has another picture (frame-picture.ts). */
function showFrame(field: HTMLElement, picture: ToldPicture | null): void {
  const frame = field.querySelector<HTMLElement>('[data-frame]');
  const hint = frame?.querySelector('[data-frame-hint]');
  if (!frame || !hint) return;
  frame.hidden = picture?.frameHint == null;
  hint.textContent = picture?.frameHint ?? '';
  const { url: src = '', width = 0, height = 0 } = picture ?? {};
  Object.assign(frame.dataset, { src, width: String(width), height: String(height) });
  frame.dispatchEvent(new Event('other-picture'));
}
