import fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { insertCompany } from '#board/offers/testing/offer-fixtures.ts';
import { setLogo } from '#board/operators/companies/company-logo.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { logosScope } from './logos-scope.ts';

const { db } = await testDatabase();
const board = testBoard(db);
const operator = { kind: 'program', name: 'test' } as const;

async function openLogos(given: Pick<typeof board, 'db'> = board) {
  const app = fastify();
  await app.register(logosScope, { board: given, rateLimits: false });
  onTestFinished(() => app.close());
  return (name: string) => app.inject(`/logos/${name}`);
}

test('a logo is served for a day, to other sites too, and nothing in it runs', async () => {
  const id = await insertCompany(db);
  const picture = { hash: 'a'.repeat(40), extension: 'svg', width: 9, height: 9, bytes: Buffer.from('<svg/>') };
  await setLogo(board, operator, { id, seen: null }, picture);
  const ask = await openLogos();
  const answer = await ask(`${'a'.repeat(40)}.svg`);
  expect([answer.statusCode, answer.body]).toEqual([200, '<svg/>']);
  expect(answer.headers).toMatchObject({
    'content-type': 'image/svg+xml',
    'cache-control': 'public, max-age=86400, immutable',
    'cross-origin-resource-policy': 'cross-origin',
    'content-security-policy': expect.stringContaining('sandbox'),
  });
});

test.each(['x', `${'b'.repeat(40)}.png`, '%00', '..%2f..%2fetc', `${'a'.repeat(40)}.exe`])(
  'there is no logo %j, and nobody keeps the answer',
  async (name) => {
    const answer = await (await openLogos())(name);
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([404, 'no-store']);
  },
);
