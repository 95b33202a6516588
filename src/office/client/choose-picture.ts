import { openPictureDialog } from './picture-dialog.ts';
import { fillPicture, showMissingText } from './fill-picture.ts';
import { sendChosen, type ToldPicture } from './told-pictures.ts';

/** Lets scripts bring the picture of a field: by an upload, from the dialog of the library, or none. */
export function start(field: HTMLElement): void {
  const address = field.dataset['picture'] ?? '';
  const [scripts, server] = ['[data-by-script]', '[data-by-server]'].map((one) =>
    field.querySelector<HTMLElement>(one),
  );
  const upload = server?.querySelector<HTMLInputElement>('input[type=file]');
  const status = scripts?.querySelector<HTMLElement>('[data-status]');
  if (!scripts || !server || !upload || !status) return;
  scripts.hidden = false;
  // A refused control stays in sight.
  server.hidden = server.querySelector('[aria-invalid]') === null;
  // The script sends the file itself.
  upload.removeAttribute('name');
  const fill = (picture: ToldPicture | null): void => {
    fillPicture(field, picture);
    server.hidden = true;
  };
  field.addEventListener('input', () => showMissingText(field));
  upload.addEventListener('change', async () => {
    const picture = await sendChosen(upload, address, status);
    if (picture !== null) fill(picture);
  });
  onClick(scripts, '[data-upload-picture]', () => upload.click());
  onClick(scripts, '[data-choose-picture]', () => openPictureDialog(address, fill));
  onClick(scripts, '[data-remove-picture]', (button) => {
    fill(null);
    status.textContent = button.dataset['removed'] ?? '';
    scripts.querySelector('button')?.focus();
  });
}

function onClick(within: HTMLElement, selector: string, act: (button: HTMLElement) => void): void {
  const button = within.querySelector<HTMLElement>(selector);
  button?.addEventListener('click', () => act(button));
}
