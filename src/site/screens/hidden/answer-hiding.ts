import { data, redirect, type ActionFunctionArgs } from 'react-router';
import { createTranslator } from 'use-intl/core';
import { CompanyNotFound } from '#board/companies/company-not-found.ts';
import type { hideOffer } from '#board/hiding/hide.ts';
import { maximumHidden } from '#board/hiding/hiding-limits.ts';
import { HidingRefused, type HidingRefusal } from '#board/hiding/hiding-policy.ts';
import type { showOffer } from '#board/hiding/show-again.ts';
import { OfferNotFound } from '#board/offers/details/offer-not-found.ts';
import { returnTarget } from '#identity/relying-party/sign-in/return-target.ts';
import { languages, type Locale, localeOf } from '#words/locale.ts';
import { messages as english } from '#words/messages.en.ts';
import { messages as french } from '#words/messages.fr.ts';
import { requestContext } from '#site/request/context.ts';
import { addressOf } from '#site/routing/addresses.ts';
import { askToSignIn } from '#site/parts/sign-in/require-candidate.ts';
import { readForm } from '#site/parts/uploads/read-form.ts';

const words = {
  fr: createTranslator({ locale: languages.fr.intl, messages: french, namespace: 'hiding' }),
  en: createTranslator({ locale: languages.en.intl, messages: english, namespace: 'hiding' }),
};

type Change = {
  readonly what: 'offer' | 'company';
  readonly id: number;
  /** The page to which a form without a valid target returns. */
  readonly page: string;
  readonly hide: typeof hideOffer;
  readonly show: typeof showOffer;
};

const statuses = { done: 200, tooMany: 409, accountUnavailable: 403, gone: 410 } as const;
type Outcome = 'done' | HidingRefusal | 'gone';

/** Hides or shows an offer or a company. Scripts get the words of their line as JSON, forms a redirect. */
export async function answerHiding(asked: ActionFunctionArgs, change: Change): Promise<Response> {
  const { context, request, url } = asked;
  const form = await readForm(request);
  const wanted = form.get('wanted');
  if (wanted !== 'yes' && wanted !== 'no') throw data(null, { status: 400 });
  const { viewer } = context.get(requestContext);
  if (viewer.kind === 'visitor') throw askToSignIn(new URL(change.page, url));
  const outcome = await carryOut(asked, change, wanted === 'yes');
  const locale = localeOf(url.pathname);
  if (request.headers.get('accept') === 'application/json')
    return Response.json(toldOf(locale, change.what, outcome), { status: statuses[outcome] });
  const list = `${addressOf(locale, '/espace-personnel/masques')}?done=${outcome}`;
  const to = form.get('to');
  return redirect(outcome === 'done' ? returnTarget(typeof to === 'string' ? to : null, change.page) : list, 303);
}

async function carryOut({ context }: ActionFunctionArgs, change: Change, isWanted: boolean): Promise<Outcome> {
  const { board, viewer } = context.get(requestContext);
  try {
    await (isWanted ? change.hide : change.show)(board, viewer, change.id);
    return 'done';
  } catch (error) {
    if (error instanceof HidingRefused) return error.reason;
    if (error instanceof OfferNotFound || error instanceof CompanyNotFound) return 'gone';
    throw error;
  }
}

/** The words that a script shows: what was done, the button that undoes it, and what its click did. */
function toldOf(locale: Locale, what: Change['what'], outcome: Outcome) {
  const t = words[locale];
  if (outcome === 'done') return { said: t(`${what}.hidden`), undo: t('undo'), shown: t(`${what}.shown`) };
  return { said: t(`refused.${outcome}`, { most: maximumHidden }) };
}
