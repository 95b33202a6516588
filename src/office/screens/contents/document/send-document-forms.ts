import { z } from 'zod';
import type { Plan } from '#content/repository/plans/schedule.ts';
import type { Repository } from '#content/repository/repository.ts';
import type { StaffActor } from '#staff/actor.ts';
import { maxReasonLength } from '#staff/members/member-input.ts';
import { readPresence } from '#staff/writing/presence.ts';
import { fieldCode } from '#words/field-code.ts';
import { parseInput } from '#words/invalid-input.ts';
import { presenceWords } from '../../../frame/presence.tsx';
import { jsonFile } from '../../../request/answers.ts';
import { formTexts, typedText } from '../../../request/form-fields.ts';
import type { StaffRequest } from '../../../request/office-request.ts';
import type { FormEnd, StaffScreen } from '../../../request/office-screen.ts';
import { longestReviewWords } from '../../../editing/acts/seen-form.tsx';
import { longestGuest } from './review-by-link.tsx';
import { madeLinkPage } from './made-link-page.tsx';
import { onSeen } from './on-seen.ts';
import { momentFields, momentOf } from '../../../frame/moment-fields.ts';
import { planAt } from '../plan-at.ts';
import { withdrawalPage } from './withdrawal-page.tsx';
import { rowNumber } from '../../../request/row-number.ts';

const text = (longest: number, tooLong: 'note.tooLong' | 'message.tooLong') =>
  z.string().trim().max(longest, fieldCode(tooLong));
const words = text(longestReviewWords, 'message.tooLong');
const reason = text(maxReasonLength, 'note.tooLong').min(1, fieldCode('field.required'));
const needed = words.min(1, fieldCode('field.required'));
const typed = (form: FormData) => Object.fromEntries(formTexts(form));

const ask = onSeen(async ({ repository, document: { id, newest }, request: { actor }, form }) => {
  const said = parseInput(z.object({ words }), typed(form));
  await repository.review({ id, version: newest ?? 0, verdict: 'asked', ...said }, { actor });
  return 'asked';
});

/** The link is shown in the answer itself, because nothing keeps it. */
const invite = onSeen(async ({ repository, document, request, form }) => {
  const guest = z.string().trim().min(1, fieldCode('field.required')).max(longestGuest, fieldCode('name.tooLong'));
  const given = parseInput(z.object({ guest }), typed(form));
  const version = document.newest ?? 0;
  const token = await repository.reviewLinks.make({ id: document.id, version, ...given }, { actor: request.actor });
  return { page: madeLinkPage(request, document, token) };
});

const endLink = onSeen(async ({ repository, document: { id }, request: { actor }, form }) => {
  await repository.reviewLinks.end({ id, link: rowNumber(typedText(form, 'link')) }, { actor });
  return 'linkEnded';
});

const approve = onSeen(async ({ repository, document: { id, newest }, request: { actor }, form }) => {
  const said = parseInput(z.object({ words }), typed(form));
  await repository.review({ id, version: newest ?? 0, verdict: 'approved', ...said }, { actor });
  return 'approved';
});

const refuse = onSeen(async ({ repository, document: { id, newest }, request: { actor }, form }) => {
  const said = parseInput(z.object({ words: needed }), typed(form));
  await repository.review({ id, version: newest ?? 0, verdict: 'refused', ...said }, { actor });
  return 'refused';
});

const publish = onSeen(async ({ repository, document: { id, newest }, request: { actor } }) => {
  await repository.publish([{ id, version: newest ?? 0 }], { actor });
  return 'published';
});

const planPublication = onSeen(async ({ repository, document: { id, newest }, request: { actor }, form }) => {
  const at = momentOf(parseInput(z.object(momentFields), typed(form)));
  return plan(repository, { id, act: 'publish', version: newest ?? 0, at }, actor);
});

const planWithdrawal = onSeen(async ({ repository, document: { id }, request: { actor }, form }) => {
  const given = parseInput(z.object({ ...momentFields, reason }), typed(form));
  return plan(repository, { id, act: 'withdraw', reason: given.reason, at: momentOf(given) }, actor);
});

async function plan(repository: Repository, given: Plan, actor: StaffActor) {
  await planAt(() => repository.schedule(given, { actor }));
  return 'planned' as const;
}

const cancel = onSeen(async ({ repository, document: { plans }, request: { actor }, form }) => {
  const own = plans.find(({ id }) => String(id) === typedText(form, 'plan'));
  await repository.cancel(own?.id ?? 0, { actor });
  return 'cancelled';
});

/** Shows first what visitors will see, and withdraws when the person has confirmed. */
const withdraw = onSeen(async ({ repository, document, request, form }) => {
  const given = parseInput(z.object({ reason }), typed(form));
  if (typedText(form, 'confirmed') !== 'yes') return { page: await withdrawalPage(request, document, given.reason) };
  await repository.withdraw([document.id], { actor: request.actor, ...given });
  return 'withdrawn';
});

/** Answers the script of the page who writes the document now. */
async function who({ parts, params, viewer, locale }: StaffRequest): Promise<FormEnd> {
  const present = await readPresence(parts.board, { document: params['id'] ?? '', memberId: viewer.id, page: null });
  return jsonFile({ said: presenceWords(locale, present) });
}

/** Forms of the page of a document. Who plans a withdrawal needs the role that withdraws. */
export const documentForms: StaffScreen['forms'] = {
  ask: { act: 'content.requestReview', send: ask },
  invite: { act: 'review.makeLink', send: invite },
  endLink: { act: 'review.endLink', send: endLink },
  approve: { act: 'content.approve', send: approve },
  refuse: { act: 'content.refuse', send: refuse },
  publish: { act: 'content.publish', send: publish },
  planPublication: { act: 'content.schedule', send: planPublication },
  planWithdrawal: { act: 'content.withdraw', send: planWithdrawal },
  cancel: { act: 'content.cancel', send: cancel },
  withdraw: { act: 'content.withdraw', send: withdraw },
  who: { act: 'content.read', isOfScript: true, send: who },
};
