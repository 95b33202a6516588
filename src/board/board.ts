import type { Kysely } from 'kysely';
import type { Tables } from '#database/tables.ts';
import type { Files } from '#files/files.ts';
import type { Jobs } from '#jobs/jobs.ts';
import type { Desk } from './applications/application-recipient.ts';
import type { Changes } from './changes.ts';
import type { Seal } from './operators/webhooks/webhook-secret.ts';
import type { SignInAccounts } from './privacy/sign-in-accounts.ts';
import type { OfferIndex } from '#search/index/offer-index.ts';
import type { TextReader } from '#search/asking/text-reader.ts';
import type { Reference } from '#reference/read-reference.ts';

/**
 * What a use case may reach: the database, the files, the job queue, the clock, who keeps copies, the
 * reference values, the index of the offers, who stands in for a missing contact, and what secrets are
 * sealed with. Nothing of HTTP or React.
 */
export type Board = {
  readonly db: Kysely<Tables>;
  readonly files: Files;
  readonly jobs: Jobs;
  readonly now: () => Date;
  readonly changes: Changes;
  /** Countries, sectors, … as they were at most a minute ago, with the cities and companies of the offers. */
  readonly reference: () => Promise<Reference>;
  /**
   * The index of the offers, once it is whole. It is changed in place and at times made anew: to be held for
   * one request, and asked without waiting in between where answers must agree.
   */
  readonly search: () => Promise<OfferIndex>;
  readonly texts: TextReader;
  /** By which candidates sign in, where they are ours to delete; null where another provider keeps them. */
  readonly accounts: SignInAccounts | null;
  /** Who takes the applications to offers that name no contact; null: such offers take none. */
  readonly desk: Desk | null;
  /** Where letters to the operator go; null: nobody can write one. */
  readonly contact: string | null;
  /** Keeps the secrets of webhooks. */
  readonly webhookSeal: Seal;
};
