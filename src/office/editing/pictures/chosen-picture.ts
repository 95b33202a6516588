import type { LibraryPicture } from '#content/repository/media/list-library.ts';
import { pictureUrl, thumbnailUrl } from '#content/repository/media/pictures.ts';
import type { Locale } from '#words/locale.ts';
import { officeWords } from '../../frame/office-words.ts';
import { canBeCut } from './picture-frame.ts';
import { shownName } from './picture-places.ts';

/** What scripts show of a picture, and fill into the field that it is chosen for. */
export const chosenPicture = (picture: LibraryPicture, locale: Locale) => ({
  hash: picture.hash,
  name: shownName(picture),
  thumbnail: thumbnailUrl(picture),
  url: pictureUrl(picture),
  width: picture.width,
  height: picture.height,
  alt: picture.alt,
  credit: picture.credit,
  focus: picture.focus,
  /** What the field says of its frame; null for a picture that cannot be cut. */
  frameHint: canBeCut(picture)
    ? officeWords(locale, 'writing')('frameHint', { width: picture.width, height: picture.height })
    : null,
});
