import { createTranslator } from 'use-intl/core';
import type { PresentedOffer } from '#board/offers/details/present-offer.ts';
import { languages, type Locale } from '#words/locale.ts';
import { messages as english } from '#words/messages.en.ts';
import { messages as french } from '#words/messages.fr.ts';
import { dayInParis, lastMoment } from '#words/paris-days.ts';
import type { CalendarDay } from './write-calendar.ts';

const words = {
  fr: createTranslator({ locale: languages.fr.intl, messages: french, namespace: 'details.calendar' }),
  en: createTranslator({ locale: languages.en.intl, messages: english, namespace: 'details.calendar' }),
};

/** Returns the days that the reader may see: only the start for visitors, all days for candidates. */
export function offerDays({ whole, offer }: PresentedOffer, host: string, locale: Locale): readonly CalendarDay[] {
  const say = words[locale];
  const named = { title: offer.title, company: offer.companyName };
  const start = {
    uid: `offer-${offer.id}-start@${host}`,
    day: offer.missionStart,
    summary: say('start', named),
    alarm: false,
  };
  if (!whole) return [start];
  const { missionEnd, broadcastEnd } = offer;
  return [
    ...(broadcastEnd === null ? [] : [closingDay({ ...offer, broadcastEnd }, host, locale)]),
    start,
    ...(missionEnd === null
      ? []
      : [{ ...start, uid: `offer-${offer.id}-end@${host}`, day: missionEnd, summary: say('end', named) }]),
  ];
}

type Closing = {
  readonly id: number;
  readonly title: string;
  readonly companyName: string;
  readonly broadcastEnd: Date;
};

/** The last day to apply. */
export function closingDay({ id, title, companyName, broadcastEnd }: Closing, host: string, locale: Locale) {
  return {
    uid: `offer-${id}@${host}`,
    day: dayInParis(lastMoment(broadcastEnd)),
    summary: words[locale]('closing', { title, company: companyName }),
    alarm: true,
  };
}
