import { actNote } from '#board/operators/offers/act-note.ts';
import { featureOffer, stopFeaturing } from '#board/operators/offers/feature-offer.ts';
import { bringBackOffer, withdrawalReach, withdrawOffer } from '#board/operators/offers/withdraw-offer.ts';
import { parseInput } from '#words/invalid-input.ts';
import { z } from 'zod';
import { officeWords } from '../../frame/office-words.ts';
import { typedText } from '../../request/form-fields.ts';
import type { StaffRequest } from '../../request/office-request.ts';
import type { FormEnd, StaffScreen } from '../../request/office-screen.ts';
import { offerAddress, offerIdOf } from './offer-address.ts';
import { WithdrawalConfirmation } from './withdrawal-confirmation.tsx';

const endAt = ({ locale, params }: StaffRequest, done: string): FormEnd => ({
  redirectTo: offerAddress(locale, offerIdOf(params['id']), `?fait=${done}`),
});

async function feature(request: StaffRequest, form: FormData): Promise<FormEnd> {
  const offerId = offerIdOf(request.params['id']);
  await featureOffer(request.parts.board, request.actor, { offerId, until: typedText(form, 'until') });
  return endAt(request, 'featured');
}

async function unfeature(request: StaffRequest): Promise<FormEnd> {
  await stopFeaturing(request.parts.board, request.actor, offerIdOf(request.params['id']));
  return endAt(request, 'unfeatured');
}

/** Says first what will happen, and to how many people. */
async function withdraw(request: StaffRequest, form: FormData): Promise<FormEnd> {
  const { parts, actor, locale, params } = request;
  const offerId = offerIdOf(params['id']);
  const { reason } = parseInput(z.object({ reason: actNote }), { reason: typedText(form, 'reason') });
  if (typedText(form, 'confirmed') !== 'yes') {
    const reach = await withdrawalReach(parts.board, offerId);
    const t = officeWords(locale, 'offers');
    const body = <WithdrawalConfirmation offerId={offerId} reason={reason} reach={reach} />;
    return { page: { title: t('confirmTitle'), body } };
  }
  await withdrawOffer(parts.board, actor, { offerId, reason });
  return endAt(request, 'withdrawn');
}

async function bringBack(request: StaffRequest): Promise<FormEnd> {
  await bringBackOffer(request.parts.board, request.actor, offerIdOf(request.params['id']));
  return endAt(request, 'back');
}

export const offerForms: StaffScreen['forms'] = {
  feature: { act: 'offer.feature', send: feature },
  stopFeaturing: { act: 'offer.feature', send: unfeature },
  withdraw: { act: 'offer.withdraw', send: withdraw },
  bringBack: { act: 'offer.bringBack', send: bringBack },
};
