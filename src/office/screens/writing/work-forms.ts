import { randomUUID } from 'node:crypto';
import { keepWork, takeWork, throwWork } from '#staff/writing/kept-work.ts';
import { typedFrom } from '../../editing/typed.ts';
import { missingPage } from '../../frame/refused-pages.tsx';
import { formOf, formTexts } from '../../request/form-fields.ts';
import type { StaffRequest } from '../../request/office-request.ts';
import type { FormEnd, StaffForm } from '../../request/office-screen.ts';
import { findSubject, openNewest, openPosted, readPosted } from './opened-document.ts';
import { workField, workNamed } from './opened-page.ts';
import { workFields } from './script-forms.ts';
import { unlessHostile, writingPage } from './writing-view.tsx';

/**
 * Goes on with unsaved work: with what the device kept and sends along, or else with what the server has. If
 * the document has a newer version, the save merges both.
 */
async function resume(asked: StaffRequest, form: FormData): Promise<FormEnd> {
  const work = workNamed(asked, form, workField);
  const page = randomUUID();
  const taken = work === null ? null : await takeWork(asked.parts.board, { ...work, by: page });
  const typedForm = form.has('base') ? form : taken === null ? null : formOf(taken);
  const subject = await findSubject(asked);
  if (typedForm === null) return newestPage(asked, { notice: { kind: 'gone' } });
  const opened = subject === null ? null : await openPosted(subject, typedForm);
  if (opened === null) return { page: missingPage(asked.locale) };
  return unlessHostile(asked, async () => {
    const typed = typedFrom(formTexts(typedForm));
    readPosted(opened, typed);
    const continues = work?.page ?? null;
    return { page: await writingPage(asked, opened, { typed, page, continues }) };
  });
}

/** Throws unsaved work away, and offers to take it back. The device sends along what only it had. */
async function discard(asked: StaffRequest, form: FormData): Promise<FormEnd> {
  const work = workNamed(asked, form, workField);
  if (work !== null && form.has('base'))
    await keepWork(asked.parts.board, { ...work, turn: Date.now(), fields: workFields(form) });
  if (work !== null) await throwWork(asked.parts.board, work);
  return newestPage(asked, { notice: work === null ? null : { kind: 'thrown', page: work.page } });
}

async function newestPage(asked: StaffRequest, { notice }: Pick<Parameters<typeof writingPage>[2], 'notice'>) {
  const subject = await findSubject(asked);
  const opened = subject === null ? null : await openNewest(subject);
  return { page: opened === null ? missingPage(asked.locale) : await writingPage(asked, opened, { notice }) };
}

/** Forms about unsaved work. */
export const workForms = {
  resume: { act: 'content.save', send: resume },
  discard: { act: 'content.save', send: discard },
} as const satisfies Readonly<Record<string, StaffForm>>;
