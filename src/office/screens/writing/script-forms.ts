import { keepWork } from '#staff/writing/kept-work.ts';
import { endPresence, signPresence } from '#staff/writing/presence.ts';
import { officeWords } from '../../frame/office-words.ts';
import { presenceWords } from '../../frame/presence.tsx';
import { formTexts, typedText } from '../../request/form-fields.ts';
import { jsonFile } from '../../request/answers.ts';
import type { StaffRequest } from '../../request/office-request.ts';
import type { FormEnd, StaffForm } from '../../request/office-screen.ts';
import { pageField, workField, workNamed } from './opened-page.ts';
import { timeWords } from './work-words.ts';

/** Fields of the request itself. The others are those of the document. */
const own = new Set(['do', 'turn', 'member', 'step', workField]);

/** Fields of a form that a script sent along, as unsaved work. */
export const workFields = (form: FormData) => formTexts(form).filter(([name]) => !own.has(name));

/**
 * Keeps what somebody typed. The page names its member: somebody else may have signed in in another tab, and
 * must not get the text.
 */
async function keep(asked: StaffRequest, form: FormData): Promise<FormEnd> {
  const { viewer, parts, locale } = asked;
  const work = workNamed(asked, form, pageField);
  const turn = Number(typedText(form, 'turn'));
  if (work === null || !Number.isSafeInteger(turn)) return jsonFile({}, 400);
  if (typedText(form, 'member') !== viewer.id) return jsonFile({ end: 'other' });
  const kept = await keepWork(parts.board, { ...work, turn, fields: workFields(form) });
  if (kept.end !== 'kept') return jsonFile(kept);
  const t = officeWords(locale, 'keeping');
  return jsonFile({ end: 'kept', said: t('onServer', { time: timeWords(locale, parts.board.now()) }) });
}

/** Says that somebody writes the document, or no longer does, and answers who else does. */
async function present(asked: StaffRequest, form: FormData): Promise<FormEnd> {
  const { viewer, parts, locale } = asked;
  const work = workNamed(asked, form, pageField);
  if (work === null) return jsonFile({}, 400);
  if (typedText(form, 'member') !== viewer.id) return jsonFile({});
  if (typedText(form, 'gone') !== '') {
    await endPresence(parts.board, work);
    return jsonFile({});
  }
  return jsonFile({ said: presenceWords(locale, await signPresence(parts.board, work)) });
}

/** Forms that the script of the page sends. */
export const scriptForms = {
  keep: { act: 'content.save', isOfScript: true, send: keep },
  present: { act: 'content.save', isOfScript: true, send: present },
} as const satisfies Readonly<Record<string, StaffForm>>;
