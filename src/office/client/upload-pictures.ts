import { sendPicture } from './told-pictures.ts';

/** Sends files one after another with their progress, also files that are dropped on the page. */
export function start(form: HTMLElement): void {
  const input = form.querySelector<HTMLInputElement>('input[type=file]');
  const list = form.querySelector<HTMLElement>('[data-progress]');
  if (!(form instanceof HTMLFormElement) || input === null || list === null) return;
  form.querySelector('[data-drop-hint]')?.removeAttribute('hidden');
  let last: Promise<unknown> = Promise.resolve();
  const take = (files: Iterable<File>): void => {
    for (const file of files) {
      const line = document.createElement('li');
      list.append(line);
      last = last.then(() => sendOne(form, file, line));
    }
    form.reset();
  };
  form.addEventListener('submit', (event) => {
    // Without a chosen file the page says so.
    if (!input.files?.length) return;
    event.preventDefault();
    take([...input.files]);
  });
  acceptDrops(take);
}

async function sendOne(form: HTMLFormElement, file: File, line: HTMLElement): Promise<void> {
  const bar = document.createElement('progress');
  const words = (form.dataset['sending'] ?? '').replace('%s', file.name);
  bar.setAttribute('aria-label', words);
  line.append(words, bar);
  const told = await sendPicture(form.action, file, (share) => void (bar.value = share));
  line.replaceChildren(told?.words ?? (form.dataset['failed'] ?? '').replace('%s', file.name));
  if (!told?.picture) return;
  const link = document.createElement('a');
  link.href = `${new URL(form.action).pathname}/${told.picture.hash}`;
  link.textContent = told.picture.name;
  line.append(' ', link);
}

/** Takes files that are dropped anywhere on the page; otherwise the browser would open them instead. */
function acceptDrops(take: (files: Iterable<File>) => void): void {
  addEventListener('dragover', (event) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    mark(true);
  });
  addEventListener('dragleave', ({ relatedTarget }) => mark(relatedTarget !== null));
  addEventListener('drop', (event) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    mark(false);
    take(event.dataTransfer?.files ?? []);
  });
}

const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') === true;

const mark = (isOver: boolean): void => void document.body.toggleAttribute('data-drop-over', isOver);
