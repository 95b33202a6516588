import type { Kysely } from 'kysely';
import type { Interaction, Provider } from 'oidc-provider';
import type { Tables } from '#database/tables.ts';
import { revokeGrant } from '#identity/provider/protocol/ended-payloads.ts';

/**
 * Ends the session of whoever was signed in with this browser before, when another person signs in: its
 * tokens, then itself. The library would do it with a page that posts itself by script.
 */
export async function leavePreviousAccount(
  provider: Provider,
  db: Kysely<Tables>,
  interaction: Interaction,
  oid: string,
): Promise<void> {
  const previous = interaction.session;
  if (!previous || previous.accountId === oid) return;
  const session = await provider.Session.findByUid(previous.uid);
  for (const { grantId } of Object.values(session?.authorizations ?? {})) if (grantId) await revokeGrant(db, grantId);
  await session?.destroy();
  delete interaction.session;
  await interaction.persist();
}
