import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { insertApplication } from '#board/applications/testing/application-fixtures.ts';
import { insertCandidate } from '#board/candidates/testing/candidate-fixtures.ts';
import { SignInRequired } from '#board/candidates/sign-in-required.ts';
import { visitor } from '#board/context/viewer.ts';
import { insertCompany, insertOffer, insertReference } from '#board/offers/testing/offer-fixtures.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { readNames } from './read-names.ts';

const { db } = await testDatabase();
let company_id = 0;
beforeAll(async () => {
  await insertReference(db);
  company_id = await insertCompany(db, { name: 'Verrerie' });
});

const opened = (applicationId: string) => ({ kind: 'applicationOpened', applicationId }) as const;

test('an application is named by its offer as it was when sent and by its company, or without an offer by the company alone', async () => {
  const viewer = await insertCandidate({ db });
  const offer_id = await insertOffer(db, { company_id, title: 'Souffleur' });
  const first = await insertApplication(db, viewer, { offer_id });
  const spontaneous = await insertApplication(db, viewer, {
    offer_id: null,
    company_id,
    recipient_email: 'r@example.org',
  });
  await db.updateTable('offers').set({ title: 'Vendeur' }).where('id', '=', offer_id).execute();
  const { applications } = await readNames({ db }, viewer, [opened(first), opened(spontaneous), opened(first)]);
  expect(applications).toEqual(
    new Map([
      [first, { title: 'Souffleur', companyName: 'Verrerie' }],
      [spontaneous, { title: null, companyName: 'Verrerie' }],
    ]),
  );
});

test('the application of another candidate is not named, even if a notification contains its id', async () => {
  const [viewer, other] = [await insertCandidate({ db }), await insertCandidate({ db })];
  const { applications } = await readNames({ db }, viewer, [opened(await insertApplication(db, other))]);
  expect(applications).toEqual(new Map());
});

test('the offers of all notifications are read at once; offers that no longer exist are left out', async () => {
  const viewer = await insertCandidate({ db });
  const [a, b] = [await insertOffer(db, { company_id, title: 'A' }), await insertOffer(db, { company_id, title: 'B' })];
  const { offers } = await readNames({ db }, viewer, [
    { kind: 'favouriteClosing', offerIds: [a, 999_999] },
    { kind: 'favouriteClosing', offerIds: [b, a] },
  ]);
  expect(offers).toEqual(
    new Map([
      [a, { title: 'A', companyName: 'Verrerie' }],
      [b, { title: 'B', companyName: 'Verrerie' }],
    ]),
  );
});

test('no names are read if there are no notifications, or only an infected photo is reported', async () => {
  const viewer = await insertCandidate({ db });
  const none = { offers: new Map(), applications: new Map() };
  expect(await readNames({ db }, viewer, [])).toEqual(none);
  expect(await readNames({ db }, viewer, [{ kind: 'documentRefused' }, opened(randomUUID())])).toEqual(none);
  await expect(readNames({ db }, visitor, [])).rejects.toBeInstanceOf(SignInRequired);
});
