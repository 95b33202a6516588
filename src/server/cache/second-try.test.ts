import fastify from 'fastify';
import { beforeEach, expect, test } from 'vitest';
import { minute, second } from '#durations.ts';
import { tryTwice } from './second-try.ts';

const lost = () => new Error('Connection terminated unexpectedly');
const clock = { now: 0 };
/** What each rendering does, in order; a page when none is left. */
let failures: Error[] = [];
let rendered = 0;

const app = fastify({ logger: false });
const answer = tryTwice(
  async () => {
    rendered += 1;
    const failure = failures.shift();
    if (failure) throw failure;
    return new Response('page');
  },
  () => clock.now,
);
app.all('/*', async (request) => {
  const { method } = request;
  const answered = await answer(new Request('https://mvi.example/', { method }), request);
  return answered.text();
});

const ask = async (method: 'GET' | 'POST' = 'GET') => (await app.inject({ method, url: '/' })).statusCode;

beforeEach(() => {
  [failures, rendered] = [[], 0];
  clock.now += 10 * minute;
});

test('a page whose session was lost is rendered again, and its visitor sees no error', async () => {
  failures = [lost()];
  expect([await ask(), rendered]).toEqual([200, 2]);
});

test('a form is never sent twice', async () => {
  failures = [lost()];
  expect([await ask('POST'), rendered]).toEqual([500, 1]);
});

test('another error is reported at once', async () => {
  failures = [new Error('wrong')];
  expect([await ask(), rendered]).toEqual([500, 1]);
});

test('five seconds after the first lost page an outage is reported at once, until it is over', async () => {
  failures = [lost(), lost()];
  expect([await ask(), rendered]).toEqual([500, 2]);
  clock.now += 6 * second;
  failures = [lost()];
  expect([await ask(), rendered]).toEqual([500, 3]);
  clock.now += minute;
  failures = [lost()];
  expect([await ask(), rendered]).toEqual([200, 5]);
});
