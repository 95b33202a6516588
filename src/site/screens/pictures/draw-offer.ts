import { createTranslator } from 'use-intl/core';
import { readOfferFor } from '#board/applications/read-offer-for.ts';
import type { OfferDetails } from '#board/offers/details/offer-details.ts';
import { OfferNotFound } from '#board/offers/details/offer-not-found.ts';
import { missionTypeOf } from '#reference/mission-types.ts';
import { visitor } from '#board/context/viewer.ts';
import { formats } from '#words/formats.ts';
import { languages, type Locale } from '#words/locale.ts';
import { messages as english } from '#words/messages.en.ts';
import { messages as french } from '#words/messages.fr.ts';
import { shortCompanyName } from '#words/short-company-name.ts';
import type { Drawn, Pictured } from './drawn.ts';

const words = {
  fr: createTranslator({ locale: languages.fr.intl, messages: french, namespace: 'offer' }),
  en: createTranslator({ locale: languages.en.intl, messages: english, namespace: 'offer' }),
};

/** Draws an offer as its card: place, title, company, duration and allowance. */
export async function drawOffer({ board, locale, params }: Pictured): Promise<Drawn | null> {
  const id = /^[1-9]\d{0,9}$/.exec(params['id'] ?? '')?.[0];
  if (id === undefined) return null;
  try {
    const { gone, offer } = await readOfferFor(board, visitor, Number(id), locale);
    return gone ? null : pass(offer, locale);
  } catch (error) {
    if (error instanceof OfferNotFound) return null;
    throw error;
  }
}

function pass(offer: OfferDetails, locale: Locale): Drawn {
  const [t, format] = [words[locale], formats[locale]];
  return {
    kind: `${offer.countryName} · ${offer.cityName}`,
    title: offer.title,
    by: `${shortCompanyName(offer.companyName)} · ${t(`type.${missionTypeOf(offer)}`)}`,
    facts: [
      { label: t('duration'), value: t('months', { count: offer.durationMonths }) },
      { label: t('start'), value: format.day(offer.missionStart) },
      allowanceFact(offer, locale),
    ],
  };
}

/** The label says that an amount comes from the scale, because the value has no room for it. */
function allowanceFact({ allowance }: OfferDetails, locale: Locale) {
  const [t, format] = [words[locale], formats[locale]];
  if (allowance === null) return { label: t('monthlyAllowance'), value: t('allowanceUnknown') };
  const { euros, scaleYear } = allowance;
  const amount = format.euros(euros);
  if (scaleYear === undefined) return { label: t('monthlyAllowance'), value: amount };
  const scale = t('allowanceScale', { year: String(scaleYear) });
  return { label: `${t('allowance')}, ${scale}`, value: t('allowanceAbout', { amount }) };
}
