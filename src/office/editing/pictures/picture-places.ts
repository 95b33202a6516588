import type { StoredPicture } from '#content/repository/media/pictures.ts';
import { type Locale, localized } from '#words/locale.ts';

/** Address of the page of a picture. */
export const pictureAddress = (locale: Locale, hash: string): string => localized(locale, `/bureau/images/${hash}`);

/** Name of a picture without the folder of an export. */
export const shownName = ({ name }: Pick<StoredPicture, 'name'>): string => name.replace(/^pictures\//, '');
