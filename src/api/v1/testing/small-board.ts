import type { Kysely } from 'kysely';
import type { Board } from '#board/context/board.ts';
import { daysFromNoon, insertCompany, insertOffer, insertReference } from '#board/offers/testing/offer-fixtures.ts';
import { insertOperator } from '#board/operators/testing/offer-rows.ts';
import { registerWebhook } from '#board/operators/webhooks/register-webhook.ts';
import { newWebhookSecret } from '#board/context/webhook-secret.ts';
import { testBoard } from '#board/testing/test-board.ts';
import type { Tables } from '#database/tables.ts';

/**
 * Makes a board for the examples. It has open offers of several kinds, a filled offer, an expired offer, a
 * withdrawn offer, and an operator with a webhook.
 */
export async function smallBoard(db: Kysely<Tables>): Promise<Board> {
  await insertReference(db);
  const company_id = await insertCompany(db, {
    id: 900_001,
    name: 'Verrerie du Lac',
    sector_id: 100_016,
    size_id: 3,
    presentation: 'Nous faisons du verre depuis 1890.',
    presentation_en: 'We have made glass since 1890.',
    employees: 1200,
  });
  await insertOffer(db, { id: 1, company_id, title: 'Comptable', specialization_ids: [9], asked_languages: ['de'] });
  await insertOffer(db, { id: 2, company_id, title: 'Contrôleur de gestion', city_fr: 'Munich', city_en: 'Munich' });
  await insertOffer(db, {
    id: 3,
    title: 'Data engineer',
    language: 'en',
    country_id: 'CA',
    city_fr: 'Montréal',
    city_en: 'Montreal',
    remote_work: true,
    environmental: true,
    study_level_ids: [4],
    monthly_allowance: 2100.5,
  });
  await insertOffer(db, { id: 4, company_id, filled_at: daysFromNoon(-1) });
  await insertOffer(db, { id: 5, company_id, broadcast_end: daysFromNoon(-1) });
  await insertOffer(db, { id: 6, company_id, withdrawn_at: daysFromNoon(-1) });
  await insertOffer(db, { id: 7, company_id, broadcast_start: daysFromNoon(1) });
  const board = testBoard(db);
  const operator = await insertOperator(board, 'Tests');
  await registerWebhook(board, operator, { url: 'https://follower.example/', secret: newWebhookSecret(), email: null });
  return board;
}
