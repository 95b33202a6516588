import { isObject, objectsOf, textOf } from '#content/json.ts';

/** A picture as the office tells it to scripts. */
export type ToldPicture = {
  readonly hash: string;
  readonly name: string;
  readonly thumbnail: string;
  readonly url: string;
  readonly width: number;
  readonly height: number;
  readonly credit: string;
  /** Its own text in a language: null if nobody has said anything, empty if it is decorative. */
  readonly altIn: (language: string) => string | null;
  /** Its own focal point, in percent; null if it has none. */
  readonly focus: { readonly x: number; readonly y: number } | null;
  /** Words about its frame; null if it cannot be cut. */
  readonly frameHint: string | null;
};

/** Reads a picture of an answer; null for anything else. */
export function pictureIn(value: unknown): ToldPicture | null {
  if (!isObject(value)) return null;
  const { alt, focus, frameHint } = value;
  const altIn = (language: string) => {
    const text = isObject(alt) ? alt[language] : null;
    return typeof text === 'string' ? text : null;
  };
  return {
    hash: textOf(value['hash']),
    name: textOf(value['name']),
    thumbnail: textOf(value['thumbnail']),
    url: textOf(value['url']),
    width: Number(value['width']),
    height: Number(value['height']),
    credit: textOf(value['credit']),
    altIn,
    focus: isObject(focus) ? { x: Number(focus['x']), y: Number(focus['y']) } : null,
    frameHint: typeof frameHint === 'string' ? frameHint : null,
  };
}

/** Sends a form of the pictures and returns its answer; null if none came. */
export function askPictures(
  address: string,
  form: FormData,
  progress: (share: number) => void = () => undefined,
): Promise<unknown> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('POST', address);
    request.responseType = 'json';
    request.upload.addEventListener('progress', ({ loaded, total }) => progress(total > 0 ? loaded / total : 0));
    request.addEventListener('load', () => resolve(request.status === 200 ? request.response : null));
    request.addEventListener('error', () => resolve(null));
    request.send(form);
  });
}

/** Sends a file as a picture, and returns what became of it; null if no answer came. */
export async function sendPicture(address: string, file: File, progress?: (share: number) => void) {
  const form = new FormData();
  for (const [name, value] of [['do', 'add'] as const, ['as', 'json'] as const, ['files', file] as const])
    form.set(name, value);
  const [told] = objectsOf(await askPictures(address, form, progress));
  return told === undefined ? null : { words: textOf(told['words']), picture: pictureIn(told['picture']) };
}

/**
 * Sends the chosen file of a control, says beside it what happens, and returns the picture. The control is
 * empty afterwards, so that the same file can be chosen again.
 */
export async function sendChosen(
  control: HTMLInputElement,
  address: string,
  status: HTMLElement,
): Promise<ToldPicture | null> {
  const [file] = control.files ?? [];
  if (file === undefined) return null;
  const told = await sendPicture(address, file, (share) => {
    status.textContent = `${Math.round(share * 100)} %`;
  });
  control.value = '';
  status.textContent = told?.words ?? status.dataset['failed']?.replace('%s', file.name) ?? '';
  return told?.picture ?? null;
}
