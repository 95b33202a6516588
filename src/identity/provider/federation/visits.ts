import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { errors } from 'oidc-provider';
import { z } from 'zod';
import type { Tables } from '#database/tables.ts';
import { createSeal } from '#identity/both-sides/sealing.ts';
import { createStorage } from '#identity/provider/protocol/storage.ts';
import { defaultLocale, locales } from '#words/locale.ts';
import { provenIdentity, type ProvenIdentity } from './proven-identity.ts';

const visitSchema = z.object({
  policy: z.string(),
  /**
   * Interaction in which the visit began. Only the browser with the interaction's cookie may complete the
   * visit.
   */
  interaction: z.string(),
  service: z.enum(['google', 'linkedin']),
  /** Kind of sign-up to show if the person has no account yet. */
  registration: z.enum(['simple', 'complete']),
  /**
   * Language of the page that the person left. It is stored, because a browser that has lost its cookies
   * cannot tell it.
   */
  language: z.enum(locales).default(defaultLocale),
  nonce: z.string(),
  verifier: z.string(),
});

/** A visit to a service: a person has left for the service and is expected back. */
export type Visit = z.output<typeof visitSchema>;

const lifetimeSeconds = 15 * 60;

/**
 * People who have left for a service, by state. Also people who have come back but are not signed in yet, by
 * interaction.
 */
export type Visits = {
  /** Stores a visit. Returns the state parameter, which the service sends back with the person. */
  open(visit: Visit): Promise<string>;
  find(state: string): Promise<Visit | null>;
  /** Returns the visit and deletes it. */
  take(state: string): Promise<Visit | null>;
  keep(interaction: string, identity: ProvenIdentity): Promise<void>;
  kept(interaction: string): Promise<ProvenIdentity | null>;
  forget(interaction: string): Promise<void>;
};

/**
 * Stores visits next to the sessions of the provider. Ids are hashed, contents encrypted, and expired rows
 * deleted.
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
