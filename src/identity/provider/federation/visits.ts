import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { errors } from 'oidc-provider';
import { z } from 'zod';
import type { Tables } from '#database/tables.ts';
import { createSeal } from '#identity/both-sides/sealing.ts';
import { createStorage } from '#identity/provider/protocol/storage.ts';
import { provenIdentity, type ProvenIdentity } from './proven-identity.ts';

const visitSchema = z.object({
  policy: z.string(),
  /** The interaction that it began in; the browser that holds its cookie may end it. */
  interaction: z.string(),
  service: z.enum(['google', 'linkedin']),
  /** How much somebody new is asked. */
  registration: z.enum(['simple', 'complete']),
  nonce: z.string(),
  verifier: z.string(),
});

/** Someone who has gone to a service and is expected back. */
export type Visit = z.output<typeof visitSchema>;

const lifetimeSeconds = 15 * 60;

/** Who has gone to a service, by state, and who has come back and is not signed in yet, by interaction. */
export type Visits = {
  /** The state under which the person comes back. */
  open(visit: Visit): Promise<string>;
  find(state: string): Promise<Visit | null>;
  /** The visit, once. */
  take(state: string): Promise<Visit | null>;
  keep(interaction: string, identity: ProvenIdentity): Promise<void>;
  kept(interaction: string): Promise<ProvenIdentity | null>;
  forget(interaction: string): Promise<void>;
};

/**
 * Kept beside the sessions of the provider: ids hashed, contents sealed, and deleted when they have expired.
 */
export function createVisits(db: Kysely<Tables>, secret: Uint8Array): Visits {
  const storage = createStorage({ db, seal: createSeal(secret, 'federation'), policy: '' });
  const [visits, identities] = [storage('ServiceVisit'), storage('ServiceIdentity')];
  const find = async (state: string): Promise<Visit | null> => {
    const stored = await visits.find(state);
    return stored?.consumed ? null : (visitSchema.safeParse(stored?.extra).data ?? null);
  };
  return {
    async open(visit) {
      const state = randomBytes(32).toString('base64url');
      await visits.upsert(state, { extra: visit }, lifetimeSeconds);
      return state;
    },
    find,
    async take(state) {
      const visit = await find(state);
      return visit && (await isFirst(visits.consume(state))) ? visit : null;
    },
    async keep(interaction, identity) {
      await identities.upsert(interaction, { extra: identity }, lifetimeSeconds);
    },
    kept: async (interaction) => provenIdentity.safeParse((await identities.find(interaction))?.extra).data ?? null,
    async forget(interaction) {
      await identities.destroy(interaction);
    },
  };
}

async function isFirst(consuming: Promise<unknown> | undefined): Promise<boolean> {
  try {
    await consuming;
    return true;
  } catch (error) {
    if (error instanceof errors.InvalidGrant) return false;
    throw error;
  }
}
