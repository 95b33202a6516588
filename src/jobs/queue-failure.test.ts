import { expect, test } from 'vitest';
import { QueueFailure } from './queue-failure.ts';

test('an error that the queue reports as a plain object becomes an Error with its message, code and stack', () => {
  const told = { message: 'relation "x" does not exist', stack: 'error: at query', code: '42P01', queue: 'letters' };
  const failure = new QueueFailure(told);
  expect(failure.message).toBe('relation "x" does not exist');
  expect(failure.cause).toBeInstanceOf(Error);
  expect(failure.cause).toMatchObject({ code: '42P01', stack: 'error: at query', queue: 'letters' });
  expect(failure.isDatabaseUnavailable).toBe(false);
});

test.each([
  [{ message: 'connect ECONNREFUSED 127.0.0.1:9', stack: '', code: 'ECONNREFUSED', syscall: 'connect' }],
  [{ message: '', stack: '', code: 'ECONNREFUSED' }],
  [{ message: 'terminating connection', stack: '', code: '57P01' }],
  [new Error('Connection terminated unexpectedly')],
])('a queue that cannot reach the database reports it: %j', (told) => {
  const failure = new QueueFailure(told);
  expect(failure.isDatabaseUnavailable).toBe(true);
  expect(failure.message).not.toMatch(/^$|object Object/);
});
