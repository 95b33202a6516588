import { readmitCandidate, refuseCandidate } from '#board/operators/people/change-availability.ts';
import { endCandidateSessions } from '#board/operators/people/end-candidate-sessions.ts';
import { closeForCandidate, eraseCandidate } from '#board/operators/people/erase-candidate.ts';
import { exportCandidate } from '#board/operators/people/export-candidate.ts';
import { InvalidInput } from '#words/invalid-input.ts';
import { officeWords } from '../../frame/office-words.ts';
import { fileAnswer } from '../../request/answers.ts';
import { typedText } from '../../request/form-fields.ts';
import type { StaffRequest } from '../../request/office-request.ts';
import type { FormEnd, StaffScreen } from '../../request/office-screen.ts';
import type { CandidateAct } from './candidate-acts.tsx';
import { DonePage } from './done-page.tsx';
import { EraseConfirmation } from './erase-confirmation.tsx';

type Given = StaffRequest & { readonly typed: { readonly oid: string; readonly reason: string } };

/** Returns the sender of a form about a candidate, and the page that says what was done. */
const about =
  (name: Exclude<CandidateAct, 'export'>, act: (given: Given) => Promise<unknown>) =>
  async (request: StaffRequest, form: FormData): Promise<FormEnd> => {
    const typed = { oid: typedText(form, 'oid'), reason: typedText(form, 'reason') };
    await act({ ...request, typed });
    const t = officeWords(request.locale, 'people');
    return { page: { title: t('title'), body: <DonePage done={name} isGone={name === 'erase'} {...typed} /> } };
  };

const endSessions = about('endSessions', ({ parts: { board, relyingParty }, actor, typed }) =>
  endCandidateSessions(board, actor, typed, (oid) => relyingParty.ownSessions.endOthers(oid, null)),
);

const refuse = about('refuse', ({ parts: { board }, actor, typed }) => refuseCandidate(board, actor, typed));
const readmit = about('readmit', ({ parts: { board }, actor, typed }) => readmitCandidate(board, actor, typed));

const close = about('close', async ({ parts: { board, relyingParty }, actor, typed }) => {
  await closeForCandidate(board, actor, typed);
  await relyingParty.ownSessions.endOthers(typed.oid, null);
});

/** Asks for the address first, because nothing brings an erased candidate back. */
async function erase(request: StaffRequest, form: FormData): Promise<FormEnd> {
  const { parts, actor, locale } = request;
  const applications = /^\d{1,6}$/.test(typedText(form, 'applications')) ? Number(typedText(form, 'applications')) : 0;
  const asked = { oid: typedText(form, 'oid'), reason: typedText(form, 'reason'), applications };
  const t = officeWords(locale, 'people');
  const ask = (refused: 'field.invalid' | null): FormEnd => ({
    page: {
      title: t('eraseTitle'),
      ...(refused !== null && { status: 422 }),
      body: <EraseConfirmation {...asked} address={typedText(form, 'address')} refused={refused} />,
    },
  });
  if (typedText(form, 'confirmed') !== 'yes') return ask(null);
  try {
    return await about('erase', async ({ typed }) => {
      await eraseCandidate(parts.board, actor, { ...typed, address: typedText(form, 'address') });
      await parts.relyingParty.ownSessions.endOthers(typed.oid, null);
    })(request, form);
  } catch (error) {
    if (error instanceof InvalidInput && error.fields['address'] !== undefined) return ask('field.invalid');
    throw error;
  }
}

async function exportData({ parts: { board }, actor }: StaffRequest, form: FormData): Promise<FormEnd> {
  const typed = { oid: typedText(form, 'oid'), reason: typedText(form, 'reason') };
  const archive = await exportCandidate(board, actor, typed);
  return { file: fileAnswer(archive, 'candidate.zip', 'application/zip') };
}

/** Forms about a candidate whose file the operator has before them. */
export const candidateForms: StaffScreen['forms'] = {
  endSessions: { act: 'candidate.endSessions', send: endSessions },
  refuse: { act: 'candidate.refuse', send: refuse },
  readmit: { act: 'candidate.readmit', send: readmit },
  export: { act: 'candidate.export', send: exportData },
  close: { act: 'candidate.close', send: close },
  erase: { act: 'candidate.erase', send: erase },
};
