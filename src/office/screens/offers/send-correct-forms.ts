import { correctOffer } from '#board/operators/offers/correct-offer.ts';
import { type CorrectedField, fieldNamed, isContact } from '#board/operators/offers/corrected-fields.ts';
import { dropCorrection, keepCorrection } from '#board/operators/offers/settle-correction.ts';
import { InvalidInput } from '#words/invalid-input.ts';
import { typedText } from '../../request/form-fields.ts';
import type { StaffRequest } from '../../request/office-request.ts';
import type { FormEnd, StaffScreen } from '../../request/office-screen.ts';
import { offerAddress, offerIdOf } from './offer-address.ts';

/** Returns the field of the address, if the form may be about it: contacts have acts of their own. */
function fieldOf({ url }: StaffRequest, contact: boolean | null): CorrectedField {
  const field = fieldNamed(url.searchParams.get('champ'));
  if (field === null || (contact !== null && isContact(field) !== contact))
    throw new InvalidInput({ value: 'field.invalid' });
  return field;
}

const endAt = ({ locale, params }: StaffRequest, done: string): FormEnd => ({
  redirectTo: offerAddress(locale, offerIdOf(params['id']), `?fait=${done}`),
});

const correct = (contact: boolean) => async (request: StaffRequest, form: FormData) => {
  const [value, note, seen] = [typedText(form, 'value'), typedText(form, 'note'), typedText(form, 'seen')];
  const field = fieldOf(request, contact);
  const offerId = offerIdOf(request.params['id']);
  await correctOffer(request.parts.board, request.actor, { offerId, field, value, note, seen });
  return endAt(request, 'corrected');
};

const drop = (contact: boolean) => async (request: StaffRequest, form: FormData) => {
  const field = fieldOf(request, contact);
  const offerId = offerIdOf(request.params['id']);
  await dropCorrection(request.parts.board, request.actor, { offerId, field, seen: typedText(form, 'seen') });
  return endAt(request, 'dropped');
};

async function keep(request: StaffRequest, form: FormData): Promise<FormEnd> {
  const field = fieldOf(request, null);
  const offerId = offerIdOf(request.params['id']);
  await keepCorrection(request.parts.board, request.actor, { offerId, field, seen: typedText(form, 'seen') });
  return endAt(request, 'kept');
}

export const correctForms: StaffScreen['forms'] = {
  correct: { act: 'offer.correct', send: correct(false) },
  correctContact: { act: 'offer.correctContact', send: correct(true) },
  keep: { act: 'offer.keepCorrection', send: keep },
  drop: { act: 'offer.correct', send: drop(false) },
  dropContact: { act: 'offer.correctContact', send: drop(true) },
};
