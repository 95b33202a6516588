import { beforeAll, expect, test } from 'vitest';
import { testDatabase } from '#database/testing/test-database.ts';
import type { Actor } from '#staff/actor.ts';
import { InvalidInput, parseInput } from '#words/invalid-input.ts';
import { auditCriteria } from './audit-criteria.ts';
import { auditRows } from './audit-rows.ts';
import { type Act, recordActs } from './record-act.ts';
import { auditPageSize, searchAudit } from './search-audit.ts';

const { db } = await testDatabase();
const staff = async (name: string, removedAt: Date | null) => {
  const row = { name, email: `${name.length}@example.org`, added_at: new Date(), removed_at: removedAt };
  const { id } = await db.insertInto('staff.members').values(row).returning('id').executeTakeFirstOrThrow();
  return { kind: 'staff', id, roles: ['administrator'], requestId: 'request-1' } as const;
};
const claire = await staff('Claire Petit', null);
const paul = await staff('Paul Roy', new Date());
const program: Actor = { kind: 'program', name: 'staff' };
const admin: Actor = { kind: 'staff', id: claire.id, roles: ['administrator'], requestId: null };

const at = (text: string) => new Date(`2026-03-${text}Z`);
const acts: readonly Act[] = [
  { actor: program, act: 'staff.add', subject: { kind: 'member', id: claire.id }, at: at('01T08:00:00') },
  // 2 March in Paris.
  { actor: claire, act: 'content.save', subject: { kind: 'document', id: 'a' }, at: at('01T23:30:00') },
  {
    actor: paul,
    act: 'candidate.read',
    subject: { kind: 'candidate', id: 'oid-1' },
    reason: 'Réclamation n° 42 : l’offre-phare a été retirée',
    at: at('02T10:00:00'),
  },
  {
    actor: claire,
    act: 'content.withdraw',
    subject: { kind: 'document', id: 'a' },
    changes: { state: ['published', 'withdrawn'] },
    reason: 'Texte périmé',
    at: at('03T10:00:00'),
  },
];
beforeAll(() => recordActs(db, acts));

const found = async (criteria: Record<string, string>) =>
  (await searchAudit(db, admin, criteria)).entries.map(({ act }) => act);

test('the audit is shown newest first, with the names of members, also of those who were removed', async () => {
  const { entries, next } = await searchAudit(db, admin, {});
  expect(next).toBeNull();
  expect(entries.map(({ act, actorName, subjectName }) => [act, actorName, subjectName])).toEqual([
    ['content.withdraw', 'Claire Petit', null],
    ['candidate.read', 'Paul Roy', null],
    ['content.save', 'Claire Petit', null],
    ['staff.add', null, 'Claire Petit'],
  ]);
  expect(entries[0]).toMatchObject({
    actor: `staff:${claire.id}`,
    changes: { state: ['published', 'withdrawn'] },
    reason: 'Texte périmé',
    requestId: 'request-1',
  });
});

test.each([
  ['an actor', { actor: 'program:staff' }, ['staff.add']],
  ['a member by id alone', { actor: paul.id }, ['candidate.read']],
  ['an act', { act: 'content.save' }, ['content.save']],
  ['a kind of subject', { subjectKind: 'document' }, ['content.withdraw', 'content.save']],
  ['a subject', { subjectKind: 'candidate', subjectId: ' oid-1 ' }, ['candidate.read']],
  ['days in Paris, both included', { from: '2026-03-02', to: '2026-03-02' }, ['candidate.read', 'content.save']],
  ['a part of the reason, whatever the capitals', { text: ' TEXTE PÉR ' }, ['content.withdraw']],
  ['a part with signs', { text: 'n° 42 : l’offre-ph' }, ['candidate.read']],
  ['several filters', { actor: claire.id, act: 'content.withdraw', text: 'périmé' }, ['content.withdraw']],
  ['empty fields', { actor: ' ', act: '', text: '', from: '' }, acts.map(({ act }) => act).toReversed()],
  ['nothing that is there', { text: 'a_' }, []],
])('the audit is filtered by %s', async (_what, criteria, expected) => {
  expect(await found(criteria)).toEqual(expected);
});

test.each([
  ['actor', { actor: 'somebody' }, 'field.invalid'],
  ['act', { act: 'candidate.sell' }, 'field.invalid'],
  ['subjectKind', { subjectKind: 'cat' }, 'field.invalid'],
  ['subjectKind', { subjectId: 'a' }, 'field.required'],
  ['subjectId', { subjectKind: 'document', subjectId: 'x'.repeat(201) }, 'field.invalid'],
  ['from', { from: '2026-02-30' }, 'field.invalid'],
  ['from', { from: '9999-01-01' }, 'field.invalid'],
  ['to', { from: '2026-03-02', to: '2026-03-01' }, 'field.invalid'],
  ['text', { text: 'a' }, 'field.check'],
  ['text', { text: 'x'.repeat(101) }, 'field.invalid'],
  ['after', { after: '-1' }, 'field.invalid'],
  ['after', { after: '1e300' }, 'field.invalid'],
  ['act', { act: ['content.save'] }, 'field.invalid'],
])('a wrong field is named: %s of %j', async (field, criteria, why) => {
  const refused = await searchAudit(db, admin, criteria).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(InvalidInput);
  expect(refused).toMatchObject({ fields: { [field]: why } });
});

test('pages follow each other without gap or double, also where times are equal', async () => {
  const subject = { kind: 'release', id: 'r' } as const;
  const same: Act = { actor: claire, act: 'release.save', subject, at: at('05T10:00:00') };
  const total = auditPageSize * 2 + 1;
  await recordActs(
    db,
    Array.from({ length: total }, () => same),
  );
  const ids: number[] = [];
  let after: number | null = 0;
  for (let pages = 0; after !== null && pages < 5; pages += 1) {
    const page = await searchAudit(db, admin, { act: 'release.save', ...(after > 0 && { after: String(after) }) });
    ids.push(...page.entries.map(({ id }) => id));
    after = page.next;
  }
  expect(ids).toHaveLength(total);
  expect(ids).toEqual([...new Set(ids)].toSorted((one, other) => other - one));
});

test('a search looks at a limited number of acts, says how far, and goes on from there', async () => {
  const criteria = parseInput(auditCriteria, { act: 'release.save', text: 'never written' });
  const first = await auditRows(db, criteria, 50, 60);
  expect([first.entries, first.place?.at]).toEqual([[], at('05T10:00:00')]);
  const second = await auditRows(db, { ...criteria, after: first.place?.id }, 50, 60);
  expect(second).toEqual({ entries: [], place: null });
});

test('only an administrator reads the audit', async () => {
  for (const role of ['reader', 'editor', 'reviewer', 'operator'] as const)
    await expect(searchAudit(db, { ...admin, roles: [role] }, {})).rejects.toMatchObject({
      code: 'office.notAllowed',
    });
});

test('a long value is cut between characters', async () => {
  const subject = { kind: 'release', id: 'long' } as const;
  const changes = { text: [null, `${'a'.repeat(1999)}😀😀`] } as const;
  await recordActs(db, [
    { actor: { kind: 'program', name: 'test' }, act: 'release.save', subject, changes, at: new Date() },
  ]);
  const row = await db.selectFrom('staff.audit').select('changes').where('subject_id', '=', 'long').executeTakeFirst();
  expect(JSON.stringify(row?.changes)).not.toContain('\\ud83d');
});
