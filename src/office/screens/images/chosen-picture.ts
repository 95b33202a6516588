import type { LibraryPicture } from '#content/repository/media/list-library.ts';
import { thumbnailUrl } from '#content/repository/media/pictures.ts';
import { shownName } from './picture-places.ts';

/** What the dialog of a document's form shows of a picture, and fills in. */
export const chosenPicture = (picture: LibraryPicture) => ({
  hash: picture.hash,
  name: shownName(picture),
  thumbnail: thumbnailUrl(picture),
  alt: picture.alt,
  credit: picture.credit,
});
