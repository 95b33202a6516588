import type { Board } from '#board/context/board.ts';
import { type SecretSeal, secretPlace } from '#board/context/webhook-secret.ts';

/**
 * Encrypts the secrets of webhooks with another key. The secrets themselves stay the same, so that receivers
 * can still verify signatures. A secret that the present key cannot decrypt stays as it is.
 * @returns the number of secrets encrypted
 */
export async function resealWebhooks(
  { db }: Pick<Board, 'db'>,
  { present, next }: { readonly present: SecretSeal; readonly next: SecretSeal },
): Promise<number> {
  let count = 0;
  for (const { id, operator_id, secret } of await db
    .selectFrom('webhooks')
    .select(['id', 'operator_id', 'secret'])
    .execute()) {
    const opened = present.open(secret, secretPlace(operator_id));
    if (opened === null) continue;
    const row = db.updateTable('webhooks').set({ secret: next.close(opened, secretPlace(operator_id)) });
    await row.where('id', '=', id).execute();
    count += 1;
  }
  return count;
}
