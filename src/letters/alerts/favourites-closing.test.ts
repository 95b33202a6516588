import { expect, test } from 'vitest';
import { keepOffer } from '#board/favourites/keep-offer.ts';
import { insertCandidate } from '#board/candidates/testing/candidate-fixtures.ts';
import { daysFromNoon, insertOffer, insertReference } from '#board/offers/testing/offer-fixtures.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { sample } from '#letters/frame/sample.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import type { Message } from '#mail/mailer.ts';
import { closingLetter, favouritesClosingLetter } from './favourites-closing.tsx';
import { accountSeal } from '#letters/testing/account-seal.ts';

const { db } = await testDatabase();
await insertReference(db);
const board = testBoard(db);
const publicUrl = new URL('https://board.example');
const offer = { ...sample.listed.fr, id: 7, closesAt: new Date('2026-11-30T23:00Z') };

test.each([
  ['fr', '30 novembre 2026', 'https://board.example/offres/7', '/espace-personnel/favoris#rappels'],
  ['en', '30 November 2026', 'https://board.example/en/offres/7', '/en/espace-personnel/favoris#rappels'],
] as const)(
  'in %s the letter has the last day in words, and links to the offer and to the setting that ends reminders',
  async (...said) => {
    const [locale, ...parts] = said;
    const { text, html } = await closingLetter({ email: 'x', locale, offers: [offer] }, publicUrl);
    for (const part of parts)
      expect([text, html]).toEqual([expect.stringContaining(part), expect.stringContaining(part)]);
  },
);

test('texts by other people never become markup', async () => {
  const evil = '<img src=x> {x, plural, other {y}}';
  const offers = [{ ...offer, title: evil, companyName: evil, city: evil }];
  const { html } = await closingLetter({ email: 'x', locale: 'fr', offers }, publicUrl);
  expect(html).not.toContain('<img');
});

test('a reminder that is sent again has the same message id, and an outdated reminder is not sent', async () => {
  const sent: Message[] = [];
  const mailer = { send: async (message: Message) => void sent.push(message) };
  const post = { mailer, signingSecret: '', accountSeal, publicUrl };
  const viewer = await insertCandidate(board);
  const id = await insertOffer(db, { broadcast_end: daysFromNoon(1) });
  await keepOffer(board, viewer, id);
  const data = { candidateId: viewer.candidate.id, offerIds: [id], day: '2026-11-21' };
  await favouritesClosingLetter.send(board, post, data);
  await favouritesClosingLetter.send(board, post, data);
  expect(sent.map(({ to }) => to)).toEqual([viewer.candidate.email, viewer.candidate.email]);
  expect(new Set(sent.map(({ messageId }) => messageId)).size).toBe(1);
  await db.updateTable('offers').set({ withdrawn_at: board.now() }).where('id', '=', id).execute();
  await favouritesClosingLetter.send(board, post, data);
  expect(sent).toHaveLength(2);
});
