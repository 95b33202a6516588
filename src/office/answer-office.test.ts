import { beforeEach, describe, expect, test } from 'vitest';
import { hour, minute } from '#durations.ts';
import { noon } from '#board/offers/testing/offer-fixtures.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { ProviderUnreachable } from '#identity/relying-party/connection/provider-connections.ts';
import { pruneStaff } from '#staff/sessions/prune-staff.ts';
import { openOffice, relyingParty } from './testing/ask-office.ts';

const { db } = await testDatabase();
const clock = { now: noon };
const office = openOffice({ db, now: () => clock.now });
const { ask, enterAs } = office;
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

test('a form that is sent hours after the last request is kept for its member, although sessions are pruned', async () => {
  const { session, id } = await enterAs('administrator');
  later(hour + minute);
  await pruneStaff(office.board);
  later(hour);
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

const prove = (id: string) =>
  db.updateTable('staff.sessions').set({ proven_at: clock.now }).where('member_id', '=', id).execute();

test('a form that is refused after its proof is sent to its own page when it has been corrected', async () => {
  const { session, id } = await enterAs('administrator');
  later(16 * minute);
  const waiting = await places(ask('/en/bureau/equipe', { session, form: newcomer('no address') }));
  await prove(id);
  const refused = await ask(waiting.replace('/en/', '/'), { session, form: [['do', 'send']] });
  expect(refused.status).toBe(422);
  const html = await refused.text();
  expect(html).toContain('value="Ada Lovelace"');
  expect(html).toContain('<html lang="en">');
  expect(html).toMatch(/<form[^>]*action="\/en\/bureau\/equipe"[^>]*><input type="hidden" name="do" value="add"/);
});

test('who confirms an act sees the act, its page and what was typed', async () => {
  const { session } = await enterAs('administrator');
  const other = await enterAs('reader');
  later(16 * minute);
  const form = [['do', 'remove'] as const, ['reason', 'Fin de contrat'] as const];
  const html = await (
    await ask(await places(ask(`/bureau/equipe/${other.id}`, { session, form })), { session })
  ).text();
  for (const text of ['Retirer un membre', 'Modifier Member', 'Fin de contrat']) expect(html).toContain(text);
});

test('a form of thousands of fields is kept too', async () => {
  const { session } = await enterAs('administrator');
  later(16 * minute);
  const form = [...newcomer('f@example.org'), ...Array.from({ length: 20_000 }, () => ['a', ''] as const)];
  expect(await places(ask('/bureau/equipe', { session, form }))).toMatch(/^\/bureau\/confirmation\//);
  later(2 * hour);
  expect(await places(ask('/bureau/equipe', { session, form }))).toContain('etat=gardee');
});

const startSignIn = async () => {
  throw new ProviderUnreachable('away');
};

test('while the provider is away the entry says so and names the other way in', async () => {
  const away = openOffice({ db, now: () => clock.now }, { relyingParty: { ...relyingParty, startSignIn } });
  const place = (await away.ask('/bureau/connexion', { form: [['do', 'enter']] })).headers.get('location') ?? '';
  expect(await (await away.ask(place)).text()).toContain('npm run staff -- link');
});

const change = (...roles: string[]) => [
  ['do', 'change'] as const,
  ['seen', 'editor'] as const,
  ['name', 'Member'] as const,
  ...roles.map((role) => ['roles', role] as const),
];

test('of two administrators who change one member, the second learns of the change of the first', async () => {
  const [{ session }, member] = [await enterAs('administrator'), await enterAs('editor')];
  const path = `/bureau/equipe/${member.id}`;
  expect((await ask(path, { session, form: change('editor', 'operator') })).status).toBe(303);
  expect((await ask(path, { session, form: change('editor') })).status).toBe(409);
});

test.each(['/bureau/', '/en/bureau/equipe/'])('%s leads to the address without a slash', async (address) => {
  expect(await places(ask(address))).toBe(address.slice(0, -1));
});

test('texts that the database cannot store lose what it cannot store', async () => {
  const { session } = await enterAs('administrator');
  const other = await enterAs('reader');
  const form = [['do', 'remove'] as const, ['reason', 'left\0'] as const];
  expect((await ask(`/bureau/equipe/${other.id}`, { session, form })).status).toBe(303);
  for (const query of ['text=ab%00', 'subjectKind=member&subjectId=%00', 'actor=staff:%00'])
    expect((await ask(`/bureau/journal?${query}`, { session })).status).toBeLessThan(500);
});

test('the audit is exported by a form, and each export is an act', async () => {
  const { session } = await enterAs('administrator');
  const answer = await ask('/bureau/journal', { session, form: [['do', 'export']] });
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="audit-[\d-]+\.csv"$/);
  expect(await answer.text()).toContain('"audit.export"');
});
