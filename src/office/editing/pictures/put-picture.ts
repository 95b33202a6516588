import type { Locale } from '#words/locale.ts';
import type { OfferedPicture } from '../field-kind.ts';
import { partName } from '../simple-kind.ts';
import type { Typed } from '../typed.ts';

/**
 * Controls of a picture that are no part of its value: the file to upload, and the picture that the page
 * shows.
 */
export const [filePart, shownPart] = ['file', 'shown'] as const;

/** Value of a button that takes the picture of a field: `picture d.image`. */
export const pictureStep = (name: string): string => `picture ${name}`;

/** Returns the name of the field of such a button; null for any other button. */
export const fieldOfStep = (step: string): string | null => /^picture (\S+)$/.exec(step)?.[1] ?? null;

/** Puts a picture, or none, into the controls of a field, with its own text and point; the old frame goes. */
export function putPicture(typed: Typed, name: string, picture: OfferedPicture | null, lang: Locale): Typed {
  const own = picture?.alt?.[lang] ?? null;
  const texts = {
    '': picture?.hash ?? '',
    alt: own ?? '',
    role: picture !== null && own === '' ? 'decorative' : 'says',
    x: '',
    y: '',
    width: '',
    height: '',
    focusX: String(picture?.focus?.x ?? ''),
    focusY: String(picture?.focus?.y ?? ''),
  };
  const copyright = partName(name, 'copyright');
  return new Map([
    ...typed,
    ...Object.entries(texts).map(([part, text]): [string, string[]] => [partName(name, part), [text]]),
    ...(typed.has(copyright) ? [[copyright, [picture?.credit ?? '']] as const] : []),
  ]);
}
