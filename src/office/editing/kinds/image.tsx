import { isObject, textOf } from '#content/json.ts';
import { imageOf } from '#content/repository/files/read-data.ts';
import { firstTyped, inOneLine } from '../typed.ts';
import { partName, refuse, simpleKind, type Texts } from '../simple-kind.ts';
import type { FieldKind, OfferedPicture } from '../field-kind.ts';
import { framedImage, frameParts, frameTexts, typedFrame } from '../pictures/picture-frame.ts';
import { ImageControls } from '../pictures/image-controls.tsx';
import { filePart } from '../pictures/put-picture.ts';

/**
 * A picture of the repository with its description. An empty description is the choice that the picture is
 * decorative; null means that nobody has chosen. Another picture drops the frame of the old one.
 */
const pictureKind = simpleKind({
  parts: ['', 'alt', 'role', 'copyright', ...frameParts],
  texts: (value) => {
    const { id, alt, copyright } = isObject(value) ? value : {};
    const texts = {
      '': inOneLine(textOf(id)),
      alt: inOneLine(textOf(alt)),
      role: alt === '' ? 'decorative' : 'says',
      ...frameTexts(value),
    };
    return typeof copyright === 'string' ? { ...texts, copyright: inOneLine(copyright) } : texts;
  },
  read: (texts, { named, origin }) => {
    const { '': id = '', alt = '' } = texts;
    const old = isObject(origin) ? origin : {};
    if (id === '') return alt === '' ? {} : refuse('picture');
    const picture = named.pictures.find(({ hash }) => hash === id);
    const isOther = id !== inOneLine(textOf(old['id']));
    if (isOther && picture === undefined) return refuse('picture');
    const own = isOther && picture !== undefined ? { alt: picture.alt?.[named.lang], credit: picture.credit } : {};
    const said = { alt: altOf(old, texts, own.alt), copyright: copyrightOf(old, texts, own.credit) };
    const frame = typedFrame(frameTexts(origin), texts);
    if (isOther && picture !== undefined)
      return { ...framedImage(imageOf(picture), picture, frame ?? ofPicture(picture)), ...said };
    if (frame === null) return { ...old, ...said };
    return picture === undefined ? refuse('picture') : { ...framedImage(old, picture, frame), ...said };
  },
  Controls: ImageControls,
});

/** A file that a browser without scripts did not send with the form would be forgotten without a word. */
export const imageKind: FieldKind = {
  ...pictureKind,
  read: (place, origin, reading) => {
    const file = partName(place.name, filePart);
    if (firstTyped(reading.typed, file)) reading.refuse(file, 'notSent', place.field.label ?? '');
    return pictureKind.read(place, origin, reading);
  },
};

/** A newly chosen picture shows the point of its own page. */
const ofPicture = ({ focus = null }: OfferedPicture) => ({ part: null, point: focus });

type Old = Readonly<Record<string, unknown>>;

/**
 * The description that was typed. That of an old picture gives way to the own text of the new one: it
 * describes another picture.
 */
function altOf(old: Old, { alt = '', role }: Texts, own: string | null | undefined): string | null {
  const was = typeof old['alt'] === 'string' ? old['alt'] : null;
  const isSame = alt === inOneLine(was ?? '') && (role === 'decorative') === (was === '');
  if (isSame) return own ?? was;
  if (role !== 'decorative') return alt || null;
  return alt === '' ? '' : refuse('decorativeText', 'alt');
}

/** The old text if the control still shows it, or else the typed one. */
function copyrightOf(old: Old, { copyright = '' }: Texts, own: string | null | undefined): string | null {
  const was = typeof old['copyright'] === 'string' ? old['copyright'] : null;
  if (was !== null && inOneLine(was) === copyright) return own ?? was;
  return copyright || own || null;
}
