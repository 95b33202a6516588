import { type RefusedUpload, uploadLimits } from '#content/repository/media/check-upload.ts';
import { officeWords } from '../../frame/office-words.ts';
import { repositoryOf } from '../../frame/elsewhere.tsx';
import { filesIn } from '../../request/form-fields.ts';
import type { StaffRequest } from '../../request/office-request.ts';
import type { FileLimits } from '../../request/office-screen.ts';
import { shownName } from './picture-places.ts';

/** What became of a file, with the words for it. `hash` is null if it was refused. */
export type Received = {
  readonly hash: string | null;
  readonly isNew: boolean;
  readonly words: string;
};

/** Limits of one form. Scripts send one file after another, so that only a few wait in memory. */
export const uploadFiles: FileLimits = { most: 20, bytes: 40 * 2 ** 20 };

/** Numbers that the words of refusals name. */
export const uploadNumbers = {
  most: uploadFiles.most,
  megabytes: uploadLimits.bytes / 2 ** 20,
  megapixels: uploadLimits.megapixels,
} as const;

/** Longest name of a file that a page shows. */
const longestName = 100;

/** Stores the files of a form, in their order. A refused file keeps no other from being stored. */
export async function receivePictures(request: StaffRequest, form: FormData): Promise<readonly Received[]> {
  const { library } = repositoryOf(request.parts);
  const received: Received[] = [];
  for (const file of filesIn(form, 'files')) {
    const bytes = Buffer.from(await file.arrayBuffer());
    const end = await library.add({ name: file.name, bytes }, request);
    if ('refused' in end) received.push(refused(request, file.name, end.refused));
    else {
      const [picture] = await library.read([end.hash]);
      const name = picture === undefined ? file.name : shownName(picture);
      const words = officeWords(request.locale, 'images')(end.isNew ? 'isNew' : 'isKnown', { name });
      received.push({ ...end, words });
    }
  }
  return received;
}

function refused({ locale }: StaffRequest, file: string, code: RefusedUpload): Received {
  const t = officeWords(locale, 'images');
  const name = file.length > longestName ? `${file.slice(0, longestName).toWellFormed()}…` : file;
  return { hash: null, isNew: false, words: t('notAdded', { name, why: t(`refused.${code}`, uploadNumbers) }) };
}
