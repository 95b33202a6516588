import { expect, test } from 'vitest';
import { insertCandidate } from '#board/candidates/testing/candidate-fixtures.ts';
import { keepOffer } from '#board/favourites/keep-offer.ts';
import { insertOffer, insertReference, noon } from '#board/offers/testing/offer-fixtures.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { sample } from '#letters/frame/sample.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { accountSeal } from '#letters/testing/account-seal.ts';
import type { Message } from '#mail/mailer.ts';
import { endedLetter, favouritesFilledLetter, favouritesWithdrawnLetter } from './favourites-ended.tsx';

const { db } = await testDatabase();
await insertReference(db);
const board = testBoard(db);
const publicUrl = new URL('https://board.example');
const offer = { ...sample.listed.fr, id: 7, endedAt: noon };

test.each([
  ['fr', 'filled', 'Une offre de vos favoris est pourvue', 'Pourvue depuis le 21 novembre 2026', '/'],
  ['fr', 'withdrawn', 'Une offre de vos favoris a été retirée du site', 'Retirée depuis le 21 novembre 2026', '/'],
  ['en', 'filled', 'One of your favourites has been filled', 'Filled on 21 November 2026', '/en/'],
  ['en', 'withdrawn', 'One of your favourites has been withdrawn', 'Withdrawn on 21 November 2026', '/en/'],
] as const)(
  'in %s a letter about a %s favourite says what happened and when',
  async (locale, end, subject, day, path) => {
    const letter = await endedLetter(end, { email: 'x', locale, offers: [offer] }, publicUrl);
    expect(letter.subject).toBe(subject);
    for (const part of [
      day,
      'Ingénieure qualité\nAtelier Boréal · Vienne, Autriche',
      `board.example${path}espace-personnel/favoris`,
    ])
      expect(letter.text).toContain(part);
    expect(letter.text).toContain(`board.example${path}notifications/choix`);
    const many = await endedLetter(end, { email: 'x', locale, offers: [offer, { ...offer, id: 8 }] }, publicUrl);
    expect(many.subject).toMatch(/^2 /);
  },
);

test('texts by other people never become markup', async () => {
  const evil = '<img src=x> {x, plural, other {y}}';
  const offers = [{ ...offer, title: evil, companyName: evil, city: evil }];
  expect((await endedLetter('filled', { email: 'x', locale: 'fr', offers }, publicUrl)).html).not.toContain('<img');
});

test.each([
  ['filled', favouritesFilledLetter, { filled_at: noon }, { filled_at: null }],
  ['withdrawn', favouritesWithdrawnLetter, { withdrawn_at: noon }, { withdrawn_at: null }],
])(
  'a repeated letter about a %s favourite has the same message id; it is not sent if the offer came back',
  async (_end, letter, ended, back) => {
    const sent: Message[] = [];
    const mailer = { send: async (message: Message) => void sent.push(message) };
    const post = { mailer, signingSecret: '', accountSeal, publicUrl };
    const viewer = await insertCandidate(board);
    const id = await insertOffer(db);
    await keepOffer(board, viewer, id);
    const set = (columns: object) => db.updateTable('offers').set(columns).where('id', '=', id).execute();
    await set(ended);
    const data = { candidateId: viewer.candidate.id, offerIds: [id], day: '2026-11-21' };
    await letter.send(board, post, data);
    await letter.send(board, post, data);
    expect(sent.map(({ to }) => to)).toEqual([viewer.candidate.email, viewer.candidate.email]);
    expect(new Set(sent.map(({ messageId }) => messageId)).size).toBe(1);
    await set(back);
    await letter.send(board, post, data);
    expect(sent).toHaveLength(2);
  },
);
