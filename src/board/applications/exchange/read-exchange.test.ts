import { expect, test } from 'vitest';
import { minute } from '#durations.ts';
import { insertReference, noon } from '#board/offers/testing/offer-fixtures.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { answers } from '../application-state.ts';
import { readMyApplication } from '../read-my-application.ts';
import { answerApplication } from '../recruiter/answer-application.ts';
import { readReceived } from '../recruiter/read-received.ts';
import { exchangeClosure } from './exchange-policy.ts';
import { readExchange } from './read-exchange.ts';
import { answeredApplication } from './testing/answered-application.ts';
import { writeToCandidate, writeToRecruiter } from './write-by-form.ts';

const { db } = await testDatabase();
await insertReference(db);
let minutes = 0;
const board = testBoard(db, { now: () => new Date(noon.getTime() + minutes * minute) });

const write = (text: string) => ({ message: text, key: '' });

test('both parties read the same exchange in order: the application, the answers, and the messages of both', async () => {
  const [{ viewer, id }, other] = [await answeredApplication(board), await answeredApplication(board)];
  const steps = [
    () => writeToRecruiter(board, viewer, id, write('Mardi ?')),
    () => writeToCandidate(board, id, write('Oui.')),
    () => answerApplication(board, id, { answer: 'retained', message: null }),
    () => writeToRecruiter(board, viewer, id, write('Merci !')),
    () => writeToCandidate(board, other.id, write('Autre candidature')),
  ];
  for (const step of steps) {
    minutes += 1;
    await step();
  }
  const exchange = await readExchange(board, await readMyApplication(board, viewer, id, 'fr'));
  expect(await readExchange(board, await readReceived(board, id, 'en'))).toEqual(exchange);
  expect(exchange.map(({ kind, author, text }) => [kind, author, text])).toEqual([
    ['application', 'candidate', 'Bonjour'],
    ['answer', 'recruiter', 'Parlons-en'],
    ['message', 'candidate', 'Mardi ?'],
    ['message', 'recruiter', 'Oui.'],
    ['answer', 'recruiter', null],
    ['message', 'candidate', 'Merci !'],
  ]);
  expect(exchange.at(-1)?.at).toEqual(new Date(noon.getTime() + 4 * minute));
  expect(JSON.stringify(exchange)).not.toContain('@');
});

test('an exchange is open after every answer, also after a refusal, and closed before an answer and after a withdrawal', () => {
  for (const answer of answers) expect(exchangeClosure(answer)).toBeNull();
  for (const state of ['sent', 'failed', 'transmitted', 'opened'] as const)
    expect(exchangeClosure(state)).toBe('unanswered');
  expect(exchangeClosure('withdrawn')).toBe('withdrawn');
});
