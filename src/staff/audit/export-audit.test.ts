import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { testDatabase } from '#database/testing/test-database.ts';
import { insertMember } from '#staff/testing/staff-fixtures.ts';
import { exportAudit } from './export-audit.ts';
import { type Act, recordActs } from './record-act.ts';

const { db } = await testDatabase();
const claire = await insertMember(db, ['administrator']);
await db.updateTable('staff.members').set({ name: 'Claire, "la cheffe"' }).execute();
const now = new Date('2026-04-01T10:00:00Z');
const exported = async (criteria: Record<string, string>) =>
  Array.fromAsync(await exportAudit(db, claire, { criteria, now }));

test('an export is a CSV file with one line an act, whose cells are no formulas', async () => {
  const before = new Date('2026-03-01T10:00:00Z');
  const id = '=cmd|calc';
  const changes = { title: ['Old', 'New'] } as const;
  await recordActs(db, [
    { actor: claire, act: 'content.save', subject: { kind: 'document', id }, changes, reason: '+1 mot', at: before },
  ]);
  const text = (await exported({ act: 'content.save' })).join('');
  expect(text).toMatch(
    /^\uFEFF"id","at","actor","actor_name","act","subject_kind","subject_id","subject_name","changes","reason","request_id"\r\n/,
  );
  expect(text.split('\r\n').slice(1)).toEqual([
    expect.stringMatching(
      /^\d+,"2026-03-01T10:00:00\.000Z","staff:[\w-]{36}","Claire, ""la cheffe""","content\.save","document","'=cmd\|calc","","\{""title"":\[""Old"",""New""\]\}","'\+1 mot","request-1"$/,
    ),
    '',
  ]);
});

test('an export is sent in slices, has every act once, and no act recorded after its first slice', async () => {
  const total = 31;
  const subject = { kind: 'release', id: randomUUID() } as const;
  const saved: Act = { actor: claire, act: 'release.save', subject, at: now };
  await recordActs(
    db,
    Array.from({ length: total }, () => saved),
  );
  const slices: string[] = [];
  const criteria = { subjectKind: subject.kind, subjectId: subject.id };
  for await (const slice of await exportAudit(db, claire, { criteria, now })) {
    slices.push(slice);
    if (slices.length > 1) await recordActs(db, [saved]);
  }
  expect(slices).toHaveLength(4);
  const ids = slices.join('').split('\r\n').slice(1, -1).map(Number.parseFloat);
  expect([ids.length, new Set(ids).size]).toEqual([total, total]);
});

test('an export is an act itself, without the texts that were typed', async () => {
  await exported({ text: 'Zoé Ørsted', subjectKind: 'candidate', subjectId: 'zoe@example.org', from: '2026-01-01' });
  expect((await recorded())[0]).toEqual({
    actor: `staff:${claire.id}`,
    changes: {
      subjectKind: [null, 'candidate'],
      from: [null, '2025-12-31T23:00:00.000Z'],
      subjectId: [null, 'given'],
      text: [null, 'given'],
    },
  });
});

test('a refused export neither reads nor records', async () => {
  const before = await recorded();
  const operator = { ...claire, roles: ['operator'] } as const;
  await expect(exportAudit(db, operator, { criteria: {}, now })).rejects.toMatchObject({ code: 'office.notAllowed' });
  await expect(exportAudit(db, claire, { criteria: { act: 'x' }, now })).rejects.toMatchObject({
    fields: { act: 'field.invalid' },
  });
  expect(await recorded()).toEqual(before);
});

const recorded = () =>
  db
    .selectFrom('staff.audit')
    .select(['actor', 'changes'])
    .where('act', '=', 'audit.export')
    .orderBy('id', 'desc')
    .execute();
