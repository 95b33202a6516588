import { openPictureDialog } from './picture-dialog.ts';
import type { ToldPicture } from './told-pictures.ts';

/** Chooses the picture of a field in a dialog with small pictures, a search, and an upload. */
export function start(field: HTMLElement): void {
  const template = document.querySelector<HTMLTemplateElement>('template[data-picture-dialog]');
  const place = field.querySelector('[data-choose]');
  const link = place?.querySelector('a');
  if (template === null || !place || !link) return;
  const button = document.createElement('button');
  Object.assign(button, { type: 'button', className: template.dataset['button'] ?? '' });
  button.textContent = template.dataset['open'] ?? '';
  button.addEventListener('click', () => {
    const dialog = document.importNode(template.content, true).querySelector('dialog');
    if (dialog !== null) openPictureDialog(dialog, link.href, (picture) => choose(field, picture));
  });
  place.prepend(button);
}

/** Puts a picture into the controls of a field, with its own text. A frame of the old one is dropped. */
function choose(field: HTMLElement, picture: ToldPicture): void {
  const select = field.querySelector('select');
  const alt = controlOf(field, 'alt');
  if (select === null || alt === null) return;
  if (![...select.options].some(({ value }) => value === picture.hash))
    select.add(new Option(picture.name, picture.hash));
  select.value = picture.hash;
  const text = picture.altIn(field.dataset['lang'] ?? '');
  alt.value = text ?? '';
  const radio = controlOf(field, 'role', `[value="${text === '' ? 'decorative' : 'says'}"]`);
  if (radio) radio.checked = true;
  for (const part of ['x', 'y', 'width', 'height', 'focusX', 'focusY']) {
    const input = controlOf(field, part);
    if (input) input.value = '';
  }
  field.querySelector('[data-frame]')?.setAttribute('hidden', '');
  showPicture(field, picture);
  for (const control of [select, alt]) control.dispatchEvent(new Event('input', { bubbles: true }));
}

const controlOf = (field: HTMLElement, part: string, more = ''): HTMLInputElement | null =>
  field.querySelector(`input[name$=".${part}"]${more}`);

function showPicture(field: HTMLElement, { thumbnail }: ToldPicture): void {
  const image = field.querySelector('img') ?? new Image(160, 100);
  Object.assign(image, { src: thumbnail, alt: '' });
  if (!image.isConnected) field.querySelector('[data-choose]')?.after(image);
}
