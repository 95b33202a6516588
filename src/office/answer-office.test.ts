import { beforeEach, describe, expect, test } from 'vitest';
import { hour, minute } from '#durations.ts';
import { noon } from '#board/offers/testing/offer-fixtures.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { openOffice } from './testing/ask-office.ts';

const { db } = await testDatabase();
const clock = { now: noon };
const { ask, enterAs } = openOffice({ db, now: () => clock.now });
const later = (milliseconds: number) => {
  clock.now = new Date(clock.now.getTime() + milliseconds);
};
const newcomer = (email: string) =>
  [
    ['do', 'add'],
    ['email', email],
    ['name', 'Ada Lovelace'],
    ['roles', 'editor'],
    ['roles', 'reviewer'],
  ] as const;
const places = async (answer: Promise<Response>) => (await answer).headers.get('location') ?? '';
const emails = async () => (await db.selectFrom('staff.members').select('email').execute()).map(({ email }) => email);

beforeEach(() => {
  clock.now = noon;
});

describe('an act that needs a proof', () => {
  test('happens at once within 15 minutes of the sign-in', async () => {
    const { session } = await enterAs('administrator');
    later(14 * minute);
    expect(await places(ask('/bureau/equipe', { session, form: newcomer('a@example.org') }))).toBe(
      '/bureau/equipe?fait=added',
    );
    expect(await emails()).toContain('a@example.org');
  });

  test('waits with everything that was typed until its sender has signed in again', async () => {
    const { session, id } = await enterAs('administrator');
    later(16 * minute);
    const waiting = await places(ask('/bureau/equipe', { session, form: newcomer('b@example.org') }));
    expect(waiting).toMatch(/^\/bureau\/confirmation\/[\w-]{36}$/);
    expect(await emails()).not.toContain('b@example.org');
    // Without a new sign-in the form cannot be sent.
    expect(await places(ask(waiting, { session, form: [['do', 'send']] }))).toMatch(/^\/bureau\/confirmation\//);
    expect(await emails()).not.toContain('b@example.org');
    await db.updateTable('staff.sessions').set({ proven_at: clock.now }).where('member_id', '=', id).execute();
    const kept = await db.selectFrom('staff.kept_forms').select('id').executeTakeFirstOrThrow();
    const sent = ask(`/bureau/confirmation/${kept.id}`, { session, form: [['do', 'send']] });
    expect(await places(sent)).toBe('/bureau/equipe?fait=added');
    const roles = await db
      .selectFrom('staff.roles')
      .innerJoin('staff.members', 'staff.members.id', 'member_id')
      .select('role')
      .where('email', '=', 'b@example.org')
      .orderBy('role')
      .execute();
    expect(roles.map(({ role }) => role)).toEqual(['editor', 'reviewer']);
  });

  test('a form that has been sent cannot be sent again', async () => {
    const { session, id } = await enterAs('administrator');
    later(16 * minute);
    const waiting = await places(ask('/bureau/equipe', { session, form: newcomer('c@example.org') }));
    await db.updateTable('staff.sessions').set({ proven_at: clock.now }).where('member_id', '=', id).execute();
    await ask(waiting, { session, form: [['do', 'send']] });
    expect((await ask(waiting, { session })).status).toBe(404);
    expect((await ask(waiting, { session, form: [['do', 'send']] })).status).toBe(409);
  });

  test('nobody can send the form of another member', async () => {
    const [{ session }, other] = [await enterAs('administrator'), await enterAs('administrator')];
    later(16 * minute);
    const waiting = await places(ask('/bureau/equipe', { session, form: newcomer('d@example.org') }));
    expect((await ask(waiting, { session: other.session })).status).toBe(404);
  });
});

test('a form that is sent after the session has expired is kept for the same member', async () => {
  const { session, id } = await enterAs('administrator');
  later(2 * hour);
  const place = await places(ask('/bureau/equipe', { session, form: newcomer('e@example.org') }));
  expect(place).toMatch(/^\/bureau\/connexion\?vers=.*confirmation.*&etat=gardee$/);
  const kept = await db.selectFrom('staff.kept_forms').select('fields').where('member_id', '=', id).execute();
  expect(JSON.stringify(kept)).toContain('e@example.org');
});

test('somebody without a session is led to the sign-in, and then to the page that they asked for', async () => {
  const place = await places(ask('/en/bureau/equipe?fait=added'));
  expect(place).toBe('/en/bureau/connexion?vers=%2Fen%2Fbureau%2Fequipe%3Ffait%3Dadded');
  expect(await places(ask(place, { form: [['do', 'enter']] }))).toBe(
    'https://idp.example/?to=/en/bureau/equipe?fait=added',
  );
});

test.each(['//evil.example/bureau', 'https://evil.example/bureau', '/offres', '/bureau/../offres', '/bureaux'])(
  'a sign-in never leads to %s',
  async (target) => {
    const place = `/bureau/connexion?vers=${encodeURIComponent(target)}`;
    expect(await places(ask(place, { form: [['do', 'enter']] }))).toBe('https://idp.example/?to=/bureau');
  },
);

test('a refused form shows its errors beside the fields, with everything that was typed', async () => {
  const { session } = await enterAs('administrator');
  const form = [...newcomer('no address'), ['roles', 'king']] as const;
  const answer = await ask('/bureau/equipe', { session, form });
  const html = await answer.text();
  expect(answer.status).toBe(422);
  expect(html).toMatch(/id="add-email"[^>]*aria-invalid="true"[^>]*value="no address"/);
  expect(html).toContain('href="#add-email"');
  expect(html).toContain('value="Ada Lovelace"');
});

test('the last administrator cannot remove themselves', async () => {
  await db.deleteFrom('staff.roles').where('role', '=', 'administrator').execute();
  const { session, id } = await enterAs('administrator');
  const answer = await ask(`/bureau/equipe/${id}`, {
    session,
    form: [
      ['do', 'remove'],
      ['reason', 'Leaving'],
    ],
  });
  expect(answer.status).toBe(409);
  expect(await answer.text()).toContain('C’est le dernier administrateur');
});

test('a body that is no form, an unknown form and an unknown address are refused with a page', async () => {
  const { session } = await enterAs('reader');
  expect((await ask('/bureau', { session, form: [['do', 'constructor']] })).status).toBe(400);
  expect((await ask('/bureau/nothing', { session })).status).toBe(404);
});

test('pages of the office are kept by no cache', async () => {
  const { session } = await enterAs('reader');
  expect((await ask('/bureau', { session })).headers.get('cache-control')).toBe('private, no-store');
});
