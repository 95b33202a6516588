import type { RefusedUpload } from '#content/repository/media/check-upload.ts';
import { officeWords } from '../../frame/office-words.ts';
import { repositoryOf } from '../../frame/elsewhere.tsx';
import type { StaffRequest } from '../../request/office-request.ts';
import { shownName } from './picture-places.ts';
import { uploadNumbers } from './upload-limits.ts';

/** What became of a file, with the words for it. `hash` is null if it was refused. */
export type Received = {
  readonly hash: string | null;
  readonly isNew: boolean;
  readonly words: string;
};

/** Longest name of a file that a page shows. */
const longestName = 100;

/** Stores files as pictures, in their order. A refused file keeps no other from being stored. */
export async function receivePictures(request: StaffRequest, files: readonly File[]): Promise<readonly Received[]> {
  const received: Received[] = [];
  for (const file of files) received.push(await receivePicture(request, file));
  return received;
}

/** Stores a file as a picture. */
export async function receivePicture(request: StaffRequest, file: File): Promise<Received> {
  const { library } = repositoryOf(request.parts);
  const bytes = Buffer.from(await file.arrayBuffer());
  const end = await library.add({ name: file.name, bytes }, request);
  if ('refused' in end) return refused(request, file.name, end.refused);
  const [picture] = await library.read([end.hash]);
  const name = picture === undefined ? file.name : shownName(picture);
  const words = officeWords(request.locale, 'images')(end.isNew ? 'isNew' : 'isKnown', { name });
  return { ...end, words };
}

function refused({ locale }: StaffRequest, file: string, code: RefusedUpload): Received {
  const t = officeWords(locale, 'images');
  const name = file.length > longestName ? `${file.slice(0, longestName).toWellFormed()}…` : file;
  return { hash: null, isNew: false, words: t('notAdded', { name, why: t(`refused.${code}`, uploadNumbers) }) };
}
