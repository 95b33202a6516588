import { expect, test } from 'vitest';
import { LetterFrame } from './letter-frame.tsx';
import { OfferItem } from './letter-offer.tsx';
import { renderLetter } from './render-letter.ts';
import { sample } from './sample.ts';
import type { LetterOffer } from '#board/offers/letter-offers.ts';
import type { Locale } from '#words/locale.ts';

const href = 'https://board.example/offres/1';

async function textOf(offer: LetterOffer, locale: Locale, at: string | null = href): Promise<string> {
  const item = <OfferItem offer={offer} locale={locale} href={at} />;
  const letter = await renderLetter(
    'x',
    <LetterFrame locale={locale} preview="">
      {item}
    </LetterFrame>,
  );
  return letter.text.replaceAll(/[\u00a0\u202f]/g, ' ');
}

test('an offer in a letter shows title, company, place, duration, start and allowance', async () => {
  expect(await textOf(sample.listed.fr, 'fr')).toContain(
    `Ingénieure qualité ${href}\nAtelier Boréal · Vienne, Autriche\n12 mois · départ le 1er mars 2027 · ≈ 2 859 € / mois, barème 2025`,
  );
  expect(await textOf(sample.listed.en, 'en')).toContain(
    `Atelier Boréal · Vienna, Austria\n12 months · starts 1 March 2027 · ≈ €2,859 / month, 2025 scale`,
  );
});

test('a stated allowance is not marked, and an unknown allowance, city or start is said as on the site', async () => {
  expect(await textOf({ ...sample.listed.fr, allowance: { euros: 3000 } }, 'fr')).toMatch(/· 3 000 € \/ mois$/);
  const unknown = { ...sample.listed.fr, allowance: null, city: ' ', startPassed: true };
  expect(await textOf(unknown, 'fr', null)).toContain(
    'Ingénieure qualité\nAtelier Boréal · Autriche\n12 mois · départ dès que possible · indemnité à préciser',
  );
});
