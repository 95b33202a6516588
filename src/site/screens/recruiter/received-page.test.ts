import { expect, test } from 'vitest';
import { day } from '#durations.ts';
import { maximumAnswers } from '#board/applications/recruiter/answer-application.ts';
import { linkDays } from '#board/applications/recruiter/recruiter-link.ts';
import { withdrawApplication } from '#board/applications/withdraw-application.ts';
import { insertReference, noon } from '#board/offers/testing/offer-fixtures.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { openSite } from '#site/testing/ask-site.ts';
import { receiveApplication } from './testing/receive-application.ts';

const { db } = await testDatabase();
await insertReference(db);
const board = testBoard(db);
const ask = await openSite(board);
const received = (made?: Date) => receiveApplication(board, made);
const answer = { intent: 'send', answer: 'contact', message: 'See you <soon>' };

test('the page shows the content of the letter with markup as text, and sends no referrer', async () => {
  const { page } = await received();
  const shown = await ask(page);
  expect(shown.headers.get('referrer-policy')).toBe('strict-origin');
  expect(shown.headers.get('x-robots-tag')).toContain('noindex');
  const html = await shown.text();
  for (const fact of ['Zoé Ørsted', 'zoe@example.org', '17 May 2001', 'French', 'CV.pdf', 'name="robots"'])
    expect(html).toContain(fact);
  expect(html).not.toContain('<img src=x');
});

test('downloading a document is recorded, and prefetches get no document', async () => {
  const { link, read } = await received();
  const cv = `${link}/documents/cv`;
  expect((await ask(cv, { headers: { 'sec-purpose': 'prefetch' } })).status).toBe(403);
  expect((await read()).state).toBe('transmitted');
  const answer = await ask(cv);
  expect([await answer.text(), answer.headers.get('cache-control')]).toEqual(['a CV', 'private, no-store']);
  expect((await read()).history.at(-1)).toMatchObject({ kind: 'opened', what: 'cv' });
  for (const none of ['coverLetter', 'x', '__proto__'])
    expect((await ask(`${link}/documents/${none}`)).status).toBe(404);
});

test('a recruiter reviews, changes and sends an answer, and a reload does not send it again', async () => {
  const { page, read } = await received();
  const review = await (await ask(page, { form: { ...answer, intent: 'review' } })).text();
  expect(review).toContain('See you &lt;soon&gt;');
  const change = await (await ask(page, { form: { ...answer, intent: 'change' } })).text();
  expect(change).toMatch(/<textarea[^>]*>See you &lt;soon&gt;/);
  expect((await read()).state).toBe('transmitted');
  const sent = await ask(page, { form: answer });
  expect([sent.status, sent.headers.get('location')]).toEqual([303, `${page}?done=answered#reponse`]);
  expect((await read()).history.at(-1)).toMatchObject({ kind: 'answered', answer: 'contact', message: answer.message });
});

test('an answer without a choice comes back with its message, and unknown intents and too many answers are refused', async () => {
  const { page } = await received();
  const refused = await ask(page, { form: { intent: 'review', message: 'kept words' } });
  expect([refused.status, await refused.text()]).toEqual([400, expect.stringContaining('kept words')]);
  expect((await ask(page, { form: { ...answer, intent: 'x' } })).status).toBe(400);
  for (let count = 0; count < maximumAnswers; count += 1) await ask(page, { form: { ...answer, message: `${count}` } });
  expect((await ask(page, { form: answer })).status).toBe(409);
});

test('an expired link, and a link to a withdrawn or deleted application, show the reason and no application', async () => {
  const old = await received(new Date(noon.getTime() - linkDays * day));
  const left = await received();
  await withdrawApplication(board, left.viewer, left.id);
  const gone = await received();
  await db.deleteFrom('candidates').where('id', '=', gone.viewer.candidate.id).execute();
  for (const { link, page } of [old, left, gone]) {
    for (const address of [link, page]) {
      const answer = await ask(address);
      expect([answer.status, await answer.text()]).toEqual([410, expect.not.stringMatching(/Ørsted|Acheteuse/)]);
    }
    expect((await ask(`${link}/documents/cv`)).status).toBe(410);
    expect((await ask(link, { form: {} })).headers.get('location')).toBe(link);
    const refused = await ask(page, { form: answer });
    expect((await ask(refused.headers.get('location') ?? '')).status).toBe(410);
  }
});

test('a forged or truncated token opens nothing, and the page gives the reason', async () => {
  const { link } = await received();
  for (const wrong of [`${link}x`, '/recruteurs/x', `/en/recruteurs/${'é'.repeat(500)}`, '/recruteurs/%00']) {
    expect((await ask(wrong)).status).toBe(404);
    expect((await ask(`${wrong}/candidature`)).status).toBe(404);
    const sent = await ask(`${wrong}/candidature`, { form: answer });
    expect((await ask(sent.headers.get('location') ?? '')).status).toBe(404);
    expect((await ask(`${wrong}/documents/cv`)).status).toBe(404);
  }
});
