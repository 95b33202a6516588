import { expect, test } from 'vitest';
import { insertReference } from '#board/offers/testing/offer-fixtures.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { signToken } from '#signed-token.ts';
import { openSite, partsOf } from '#site/testing/ask-site.ts';

const { db } = await testDatabase();
await insertReference(db);
const board = testBoard(db);
const ask = await openSite(board);
const secret = partsOf(board).linkSecret;
const uuid = 'ad61eee8-62e9-45a0-8212-91ce845a9c18';

/** For each purpose of a link: its page, and subjects that a valid token never names. */
const links = [
  ['recruiter', '/recruteurs/:token', ['', '1', 'x'.repeat(36), `${uuid} ${uuid}`]],
  ['recruiter', '/recruteurs/:token/candidature', ['nobody']],
  ['agree to alerts', '/alertes/accord/:token', [`x ${uuid}`, '1 1', '1', `1.5 ${uuid}`, `99999999999 ${uuid}`]],
  ['end alerts', '/alertes/fin/:token', ['x all', '1 x', '1', `-1 ${uuid}`, '1 all all']],
  ['feed of a search', '/flux/:token', ['1 2', uuid, `${uuid} x`, `x ${uuid}`]],
  ['agree to the newsletter', '/lettre/accord/:token', ['1 2', uuid]],
  ['end the newsletter', '/lettre/fin/:token', ['1', '']],
] as const;

test.each(links.flatMap(([purpose, path, subjects]) => subjects.map((subject) => ({ purpose, path, subject }))))(
  'a signed token to $purpose that names «$subject» is refused',
  async ({ purpose, path, subject }) => {
    const token = signToken({ secret, purpose, subject, expiresAt: new Date('2100-01-01') });
    expect((await ask(path.replace(':token', token))).status).toBe(404);
  },
);
