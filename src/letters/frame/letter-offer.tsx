import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import type { LetterOffer } from '#board/offers/letter-offers.ts';
import { formats } from '#words/formats.ts';
import type { Locale } from '#words/locale.ts';
import { Paragraph, PlainLink } from './letter-parts.tsx';
import { look } from './letter-style.ts';
import { letterWords } from './letter-words.ts';

type Props = {
  offer: LetterOffer;
  locale: Locale;
  /** Address of the offer's page; null if the offer has none any more. */
  href: string | null;
  /** A line above the title, such as the last day. */
  label?: string;
};

/**
 * Limit of offers in a letter. Gmail cuts a letter after 102 kB, and with it the links that end an alert; an
 * offer takes up to 1.5 kB.
 */
export const maxOffersInLetter = 30;

/** Says how many favourites a letter leaves out; nothing if it lists them all. */
export function OtherFavourites({ count, locale }: { count: number; locale: Locale }) {
  const words = letterWords('listedOffer', locale);
  return count > maxOffersInLetter ? (
    <Paragraph>{words('others', { count: count - maxOffersInLetter })}</Paragraph>
  ) : null;
}

/** An offer in a list: its title, company and place, then start, duration and allowance, as on its card. */
export function OfferItem({ offer, locale, href, label }: Props) {
  const words = letterWords('listedOffer', locale);
  const { title, language, companyName: company, city, country } = offer;
  const small = look('soft', { fontSize: '14px', lineHeight: '21px' });
  return (
    <Section {...look('sheet', box)}>
      <Text {...look('ink', { fontSize: '16px', lineHeight: '23px', margin: 0 })}>
        {label === undefined ? null : (
          <>
            <span {...small}>{label}</span>
            <br />
          </>
        )}
        <strong lang={language}>{href === null ? title : <PlainLink href={href}>{title}</PlainLink>}</strong>
        <br />
        <span {...small}>
          {city.trim() === '' ? words('inCountry', { company, country }) : words('place', { company, city, country })}
        </span>
        <br />
        <span {...small}>{factsOf(offer, locale)}</span>
      </Text>
    </Section>
  );
}

const box = {
  borderWidth: '1px',
  borderStyle: 'solid',
  borderRadius: '8px',
  margin: '0 0 10px',
  padding: '10px 14px',
  tableLayout: 'fixed',
} as const;

/** Returns duration, start and allowance in words. An estimate by the official scale says so. */
function factsOf(offer: LetterOffer, locale: Locale): string {
  const words = letterWords('listedOffer', locale);
  const { durationMonths: count, missionStart, startPassed, allowance } = offer;
  const start = startPassed
    ? words('soon')
    : words('start', { day: formats[locale].dateTime(new Date(`${missionStart}T12:00:00Z`), { dateStyle: 'long' }) });
  return [words('months', { count }), start, allowanceOf(allowance, locale)].join(' · ');
}

function allowanceOf(allowance: LetterOffer['allowance'], locale: Locale): string {
  const words = letterWords('listedOffer', locale);
  if (allowance === null) return words('unknown');
  const amount = formats[locale].euros(allowance.euros);
  return allowance.scaleYear === undefined
    ? words('allowance', { amount })
    : words('estimate', { amount, year: String(allowance.scaleYear) });
}
