import type { OfferCopy } from '#board/applications/offer-copies/offer-copy.ts';
import type { ShownAllowance } from '#reference/shown-allowance.ts';
import { formats } from '#words/formats.ts';
import type { Locale } from '#words/locale.ts';
import { Fact } from '#letters/frame/letter-parts.tsx';
import { letterWords } from '#letters/frame/letter-words.ts';

type Props = { copy: OfferCopy; locale: Locale };

/** The offer of an application as it was when the application was sent, in five lines. */
export function OfferBlock({ copy, locale }: Props) {
  const words = letterWords('appliedOffer', locale);
  const { title, companyName, cityName: city, countryName: country } = copy;
  return (
    <>
      <Fact label={words('title')}>
        <span lang={copy.language}>{title}</span>
      </Fact>
      <Fact label={words('company')}>{companyName}</Fact>
      <Fact label={words('place')}>{city.trim() === '' ? country : words('cityAndCountry', { city, country })}</Fact>
      <Fact label={words('dates')}>{writtenDates({ copy, locale })}</Fact>
      <Fact label={words('allowance')}>{writtenAllowance(copy.allowance, locale)}</Fact>
    </>
  );
}

function writtenDates({ copy: { missionStart, missionEnd, startPassed, durationMonths }, locale }: Props): string {
  const words = letterWords('appliedOffer', locale);
  const months = words('months', { count: durationMonths });
  if (startPassed) return words('soon', { months });
  const start = inWords(missionStart, locale);
  return missionEnd === null
    ? words('from', { start, months })
    : words('fromTo', { start, end: inWords(missionEnd, locale), months });
}

/** Writes a calendar day. Uses noon, which is on the same day in Paris and in UTC. */
export function inWords(day: string, locale: Locale): string {
  return formats[locale].dateTime(new Date(`${day}T12:00:00Z`), { dateStyle: 'long' });
}

/** Writes an allowance a month. An estimate by the official scale says so. */
function writtenAllowance(allowance: ShownAllowance | null, locale: Locale): string {
  const words = letterWords('appliedOffer', locale);
  if (allowance === null) return words('unknown');
  const amount = formats[locale].euros(allowance.euros);
  return allowance.scaleYear === undefined ? amount : words('estimate', { amount, year: String(allowance.scaleYear) });
}
