import { type FormEvent, useState } from 'react';
import { maximumDocumentBytes } from '#board/candidates/documents/document-limits.ts';
import type { Refusals } from './use-field-errors.ts';

/** With scripts, a file that is too large is refused before it travels: its code by field, or null. */
export function useFileCheck(field: string) {
  const [tooLarge, setTooLarge] = useState<Refusals | null>(null);
  // Any form of a page may be given it: one that holds no such file takes the refusal back.
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const file = new FormData(event.currentTarget).get(field);
    const refused = file instanceof File && file.size > maximumDocumentBytes;
    setTooLarge(refused ? { [field]: 'cv.tooLarge' } : null);
    if (refused) event.preventDefault();
  };
  return { tooLarge, onSubmit };
}
