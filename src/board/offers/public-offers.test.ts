import { beforeAll, expect, test } from 'vitest';
import { insertCandidate } from '#board/candidates/testing/candidate-fixtures.ts';
import { insertApplication } from '#board/applications/testing/application-fixtures.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { publicOffers } from './public-offers.ts';
import { readPublished } from './read-published.ts';
import { insertClosedOffers, insertCompany, insertOffer, insertReference, noon } from './testing/offer-fixtures.ts';

const { db } = await testDatabase();
const board = { db, now: () => noon };
const contact = {
  contact_civility: 'SECRET',
  contact_first_name: 'SECRET',
  contact_last_name: 'SECRET',
  contact_email: 'secret@example.org',
};

beforeAll(() => insertReference(db));

test('programs get open, filled and ended offers in the requested order, and no other offers', async () => {
  const { filled, withdrawn, over, coming } = await insertClosedOffers(db);
  const open = await insertOffer(db);
  const told = await publicOffers(board, [over, coming, open, withdrawn, filled, 999_999]);
  expect(told.map(({ id, state }) => [id, state])).toEqual([
    [over, 'expired'],
    [open, 'open'],
    [filled, 'filled'],
  ]);
  expect(await publicOffers(board, [])).toEqual([]);
});

test('programs get exactly the public facts of an offer, and no contact', async () => {
  const id = await insertOffer(db, {
    ...contact,
    contact_url: 'https://example.org/SECRET',
    external_job_id: 'SECRET',
  });
  const [offer] = await publicOffers(board, [id]);
  expect(JSON.stringify(offer).toLowerCase()).not.toContain('secret');
  expect(
    Object.keys(offer ?? {})
      .toSorted()
      .join(' '),
  ).toBe(
    'askedLanguages broadcastEnd broadcastStart cityEn cityFr companyId companyName countryId createdAt description ' +
      'durationMonths environmental id language missionEnd missionStart missionTypeId monthlyAllowance profile readFromTexts ' +
      'reference remoteWork sectorId specializationIds state studyLevelIds title updatedAt views',
  );
});

test('the sector of an offer is its own sector or, without one, the sector of its company', async () => {
  const company_id = await insertCompany(db, { sector_id: 100002 });
  const ids = [
    await insertOffer(db, { company_id, sector_id: 100003 }),
    await insertOffer(db, { company_id }),
    await insertOffer(db),
  ];
  expect((await publicOffers(board, ids)).map(({ sectorId }) => sectorId)).toEqual([100003, 100002, null]);
  expect((await readPublished(db, ids)).map(({ sectorId }) => sectorId)).toEqual([100003, 100002, null]);
});

test('published data have the web address for applications, but no name or e-mail address of a person', async () => {
  const id = await insertOffer(db, { ...contact, contact_url: 'https://example.org/jobs/1', external_job_id: 'J-1' });
  const [offer] = await readPublished(db, [id]);
  expect(offer).toMatchObject({ contactUrl: 'https://example.org/jobs/1', externalJobId: 'J-1', source: null });
  expect(JSON.stringify(offer).toLowerCase()).not.toContain('secret');
});

test('times of broadcasts are in Paris time, in summer and in winter', async () => {
  const summer = new Date('2026-07-01T22:30:00Z');
  const winter = new Date('2026-12-31T23:30:00Z');
  const id = await insertOffer(db, { broadcast_start: summer, broadcast_end: winter });
  expect(await readPublished(db, [id])).toMatchObject([
    { broadcastStart: '2026-07-02T00:30:00', broadcastEnd: '2027-01-01T00:30:00' },
  ]);
  const endless = await insertOffer(db, { broadcast_end: null });
  expect(await readPublished(db, [endless])).toMatchObject([{ broadcastEnd: null }]);
});

test('the end of a mission is the stated day or, without one, is computed from the start and the duration', async () => {
  const ids = [
    await insertOffer(db, { mission_start: '2027-01-31', mission_end: '2027-06-15', duration_months: 12 }),
    await insertOffer(db, { mission_start: '2026-08-31', mission_end: null, duration_months: 6 }),
    await insertOffer(db, { mission_start: '2026-08-31', mission_end: null, duration_months: 24 }),
  ];
  expect((await readPublished(db, ids)).map(({ missionEnd }) => missionEnd)).toEqual([
    '2027-06-15',
    '2027-02-28',
    '2028-08-31',
  ]);
});

test('the number of candidates includes applications sent here, even if erased, and applications that the source reports', async () => {
  const offer_id = await insertOffer(db, { source: 'import' });
  await insertApplication(db, await insertCandidate({ db }), { offer_id });
  await db.insertInto('past_applications').values({ offer_id, month: '2026-10-01', outcome: 'sent' }).execute();
  await db
    .insertInto('offer_source_rows')
    .values({ offer_id, fields: JSON.stringify({ effectifInd: 'ETI' }), candidates: 40 })
    .execute();
  expect(await readPublished(db, [offer_id])).toMatchObject([{ candidates: 42, source: { effectifInd: 'ETI' } }]);
});

test('texts and numbers of a source are used only as long as the offer comes from an import', async () => {
  const offer_id = await insertOffer(db, { source: 'demo' });
  await db.insertInto('offer_source_rows').values({ offer_id, fields: '{"ca":"12"}', candidates: 40 }).execute();
  expect(await readPublished(db, [offer_id])).toMatchObject([{ candidates: 0, source: null }]);
});

test('published data are in the requested order, without offers that no longer exist', async () => {
  const [first, second] = [await insertOffer(db), await insertOffer(db)];
  expect((await readPublished(db, [second, 999_999, first])).map(({ id }) => id)).toEqual([second, first]);
  expect(await readPublished(db, [])).toEqual([]);
});
