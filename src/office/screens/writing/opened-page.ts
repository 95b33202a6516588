import { randomUUID } from 'node:crypto';
import { isPageId, type WorkName, type WorkPlace } from '#staff/writing/kept-work.ts';
import { typedText } from '../../request/form-fields.ts';
import type { StaffRequest } from '../../request/office-request.ts';
import { newSubject } from './opened-document.ts';

/**
 * Returns whose unsaved work it is, and on which document; null if the address names none. It asks no
 * database, because pages keep work every few seconds.
 */
export function workPlaceOf({ parts: { repository, board }, params, url, viewer }: StaffRequest): WorkPlace | null {
  const { id } = params;
  if (id !== undefined) return /^[\w-]{1,64}$/.test(id) ? { memberId: viewer.id, document: id } : null;
  const subject = repository === null ? null : newSubject({ repository, board }, url);
  if (subject === null) return null;
  const { type, lang, key } = subject.name;
  return { memberId: viewer.id, document: ['new', type, lang, key ?? ''].join('/') };
}

/** Name of the field with the id of the opened page, and of the field with a page whose work is meant. */
export const pageField = 'page';
export const workField = 'work';

/** Returns the work that a field of a form names; null if it names none. */
export function workNamed(asked: StaffRequest, form: FormData, field: typeof pageField | typeof workField) {
  const page = typedText(form, field);
  const place = workPlaceOf(asked);
  return place === null || !isPageId(page) ? null : ({ ...place, page } satisfies WorkName);
}

/** Returns the id of the opened page that sent a form. The id of a page without one is new. */
export function pageOf(form: FormData): string {
  const page = typedText(form, pageField);
  return isPageId(page) ? page : randomUUID();
}
