import { isObject, listOf, textOf } from '#content/json.ts';
import { askPictures, pictureIn, sendPicture, type ToldPicture } from './told-pictures.ts';

type Choose = (picture: ToldPicture) => void;

/** Opens the dialog of pictures. It closes with the choice, and the focus returns to where it was. */
export function openPictureDialog(dialog: HTMLDialogElement, address: string, chosen: Choose): void {
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
  searchIn(dialog, address, end);
  uploadIn(dialog, address, end);
  document.body.append(dialog);
  dialog.showModal();
}

const say = (dialog: HTMLElement, words: string): void => {
  const status = dialog.querySelector('[data-status]');
  if (status) status.textContent = words;
};

function searchIn(dialog: HTMLDialogElement, address: string, end: Choose): void {
  const search = dialog.querySelector<HTMLInputElement>('input[type=search]');
  const [list, more] = [dialog.querySelector('[data-list]'), dialog.querySelector<HTMLElement>('[data-more]')];
  if (search === null || list === null || more === null) return;
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
    say(dialog, textOf(found['words']));
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

function uploadIn(dialog: HTMLDialogElement, address: string, end: Choose): void {
  const upload = dialog.querySelector<HTMLInputElement>('input[type=file]');
  upload?.addEventListener('change', async () => {
    const [file] = upload.files ?? [];
    if (file === undefined) return;
    const told = await sendPicture(address, file, (share) => say(dialog, `${Math.round(share * 100)} %`));
    say(dialog, told?.words ?? upload.dataset['failed']?.replace('%s', file.name) ?? '');
    if (told?.picture) end(told.picture);
  });
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
