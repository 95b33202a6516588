import { type FormEvent, useState } from 'react';
import { maximumDocumentBytes } from '#board/candidates/documents/document-limits.ts';
import { maximumPhotoBytes } from '#board/candidates/photo/photo-limits.ts';
import { refusedBesides } from './refused-besides.ts';
import type { Refusals } from './use-field-errors.ts';

const rules = {
  cv: { bytes: maximumDocumentBytes, refusal: 'cv.tooLarge' },
  coverLetter: { bytes: maximumDocumentBytes, refusal: 'cv.tooLarge' },
  photo: { bytes: maximumPhotoBytes, refusal: 'photo.notAllowed' },
} as const;

/**
 * With scripts, a file that is too large is told as soon as it is chosen, and is not sent: the codes by
 * field, or null. Once one wants to send it, what else the browser refuses is told with it.
 */
export function useFileCheck() {
  const [tooLarge, setTooLarge] = useState<Refusals | null>(null);
  // Any form of a page may be given these: one that holds no such file takes the refusal back.
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const refused = refusalOf(event.currentTarget);
    setTooLarge(refused && { ...refusedBesides(event.currentTarget.elements), ...refused });
    if (refused) event.preventDefault();
  };
  const onChange = (event: FormEvent<HTMLFormElement>) => {
    if (event.target instanceof HTMLInputElement && event.target.type === 'file')
      setTooLarge(refusalOf(event.currentTarget));
  };
  return { tooLarge, onSubmit, onChange };
}

/** What a form of the page is given. */
export type FileCheck = Omit<ReturnType<typeof useFileCheck>, 'tooLarge'>;

function refusalOf(form: HTMLFormElement): Refusals | null {
  const sent = new FormData(form);
  const refused = Object.entries(rules).filter(([field, { bytes }]) => {
    const file = sent.get(field);
    return file instanceof File && file.size > bytes;
  });
  return refused.length > 0 ? Object.fromEntries(refused.map(([field, { refusal }]) => [field, refusal])) : null;
}
