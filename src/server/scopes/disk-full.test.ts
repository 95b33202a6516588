import fastify from 'fastify';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { sendApiProblem } from '#api/v1/problem-details.ts';
import { insertCandidate } from '#board/candidates/testing/candidate-fixtures.ts';
import { insertOffer, insertReference } from '#board/offers/testing/offer-fixtures.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { writePdf } from '#demo/write-pdf.ts';
import type { Files } from '#files/files.ts';
import { addApiRules } from '#server/http/api-rules.ts';
import { openServer } from '#server/testing/open-server.ts';

const { db } = await testDatabase();
await insertReference(db);
const board = testBoard(db);

/** The operating system's error on a full disk or an exhausted quota. */
const noRoom = (code: 'ENOSPC' | 'EDQUOT') =>
  Object.assign(new Error(`${code}: no space left on device, write`), { code, errno: -28, syscall: 'write' });

async function serverWith(files: Partial<Files>) {
  const server = await openServer({ ...board, files: { ...board.files, ...files } });
  afterAll(() => server.app.close());
  return server;
}

const headers = { origin: 'https://mvi.example' };

/** Replaces a candidate's CV by another file. */
async function replaceCv(server: Awaited<ReturnType<typeof serverWith>>) {
  const { candidate } = await insertCandidate(board, { complete: true });
  const { id } = await db
    .selectFrom('cvs')
    .select('id')
    .where('candidate_id', '=', candidate.id)
    .executeTakeFirstOrThrow();
  const form = new FormData();
  form.append('intent', 'replace');
  form.append('cv', new File([new Uint8Array(writePdf(['CV']))], 'cv.pdf', { type: 'application/pdf' }));
  const request = new Request('https://mvi.example/', { method: 'POST', body: form });
  const type = request.headers.get('content-type') ?? '';
  return server.app.inject({
    method: 'POST',
    url: `/espace-personnel/cv/${id}/modifier`,
    headers: { ...headers, cookie: `session=${candidate.oid}`, 'content-type': type },
    payload: Buffer.from(await request.arrayBuffer()),
  });
}

test.each(['ENOSPC', 'EDQUOT'] as const)('a full disk (%s) is explained in words', async (code) => {
  const server = await serverWith({ put: () => Promise.reject(noRoom(code)) });
  const { statusCode, body } = await replaceCv(server);
  expect(statusCode).toBe(507);
  expect(body).toContain('plus de place');
  expect(server.complaints().map(({ msg }) => msg)).toContain('the disk is full');
});

test('a full disk of PostgreSQL is explained in words', async () => {
  const id = await insertOffer(db);
  const server = await serverWith({});
  const { candidate } = await insertCandidate(board);
  await sql`create function refuse_rows() returns trigger language plpgsql as $$
    begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$`.execute(db);
  await sql`create trigger refuse_rows before insert on favourites execute function refuse_rows()`.execute(db);
  const { statusCode, body } = await server.app.inject({
    method: 'POST',
    url: `/offres/${id}/favori`,
    headers: {
      ...headers,
      cookie: `session=${candidate.oid}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload: 'kept=yes',
  });
  expect([statusCode, body]).toEqual([507, expect.stringContaining('plus de place')]);
});

test('each API reports a full disk in its own form', async () => {
  const scope = fastify();
  await addApiRules(scope, { methods: ['POST'], tell: sendApiProblem, limitOf: null });
  scope.post('/', () => Promise.reject(noRoom('ENOSPC')));
  const answer = await scope.inject({ method: 'POST', url: '/' });
  expect([answer.statusCode, answer.json()]).toEqual([507, expect.objectContaining({ code: 'api.full', status: 507 })]);
});
