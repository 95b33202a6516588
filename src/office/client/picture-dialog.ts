import { isObject, listOf, textOf } from '#content/json.ts';
import { askPictures, pictureIn, sendChosen, type ToldPicture } from './told-pictures.ts';

type Choose = (picture: ToldPicture) => void;

/**
 * Opens the dialog of pictures, a template of the page. It closes with the choice, and the focus returns to
 * where it was.
 */
export function openPictureDialog(address: string, chosen: Choose): void {
  const template = document.querySelector<HTMLTemplateElement>('template[data-picture-dialog]');
  const dialog = template && document.importNode(template.content, true).querySelector('dialog');
  if (!dialog) return;
  const end: Choose = (picture) => {
    dialog.close();
    chosen(picture);
  };
  const opener = document.activeElement;
  dialog.addEventListener('close', () => {
    dialog.remove();
    if (opener instanceof HTMLElement) opener.focus();
  });
  dialog.querySelector('[data-close]')?.addEventListener('click', () => dialog.close());
  uploadIn(dialog, address, end);
  searchIn(dialog, address, end);
  document.body.append(dialog);
  dialog.showModal();
  dialog.querySelector<HTMLElement>('input[type=search]')?.focus();
}

function uploadIn(dialog: HTMLDialogElement, address: string, end: Choose): void {
  const upload = dialog.querySelector<HTMLInputElement>('input[type=file]');
  const status = dialog.querySelector<HTMLElement>('[data-upload-status]');
  upload?.addEventListener('change', async () => {
    const picture = status && (await sendChosen(upload, address, status));
    if (picture) end(picture);
  });
}

function searchIn(dialog: HTMLDialogElement, address: string, end: Choose): void {
  const search = dialog.querySelector<HTMLInputElement>('input[type=search]');
  const status = dialog.querySelector('[data-status]');
  const [list, more] = [dialog.querySelector('[data-list]'), dialog.querySelector<HTMLElement>('[data-more]')];
  if (!search || !status || !list || !more) return;
  let [page, newest] = [1, 0];
  const load = async (wanted: number): Promise<void> => {
    const asked = (newest += 1);
    const form = new FormData();
    for (const [name, value] of Object.entries({ do: 'find', text: search.value, page: String(wanted) }))
      form.set(name, value);
    const found = await askPictures(address, form);
    // A later search has begun, or no answer came.
    if (asked !== newest || !isObject(found)) return;
    page = wanted;
    status.textContent = textOf(found['words']);
    const items = listOf(found['pictures']).flatMap((told) => itemOf(pictureIn(told), end));
    if (wanted === 1) list.replaceChildren();
    list.append(...items);
    more.hidden = found['page'] === found['pages'];
    if (wanted > 1) items[0]?.querySelector('button')?.focus();
  };
  search.addEventListener('input', () => void load(1));
  more.addEventListener('click', () => void load(page + 1));
  void load(1);
}

function itemOf(picture: ToldPicture | null, end: Choose): HTMLLIElement[] {
  if (picture === null) return [];
  const item = document.createElement('li');
  const button = document.createElement('button');
  const image = Object.assign(new Image(), { src: picture.thumbnail, alt: '', loading: 'lazy' });
  button.type = 'button';
  button.append(image, picture.name);
  button.addEventListener('click', () => end(picture));
  item.append(button);
  return [item];
}
