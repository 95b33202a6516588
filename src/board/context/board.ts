import type { Kysely } from 'kysely';
import type { Tables } from '#database/tables.ts';
import type { Files } from '#files/files.ts';
import type { Jobs } from '#jobs/jobs.ts';
import type { Desk } from './application-recipient.ts';
import type { AskedSearches } from './asked-searches.ts';
import type { Changes } from './changes.ts';
import type { SecretSeal } from './webhook-secret.ts';
import type { SignInAccounts } from './sign-in-accounts.ts';
import type { Views } from './views.ts';
import type { SearchContext } from '#search/asking/search-context.ts';
import type { Hidden } from '#search/index/without-hidden.ts';

/**
 * Everything that a use case may use: the parts of a search (clock, reference values, index), the database,
 * the files, the job queue, the caches to notify, the mailbox for offers without a contact, and the
 * encryption of secrets. It contains nothing of HTTP or React.
 */
export type Board = SearchContext & {
  readonly db: Kysely<Tables>;
  readonly files: Files;
  readonly jobs: Jobs;
  readonly changes: Changes;
  readonly views: Views;
  readonly askedSearches: AskedSearches;
  /** Accounts with which candidates sign in; null with an external provider. */
  readonly accounts: SignInAccounts | null;
  /** Receives the applications to offers without a contact; null if such offers accept no applications. */
  readonly desk: Desk | null;
  /** Address for messages to the operator; null if nobody can write to the operator. */
  readonly contact: string | null;
  /** Encrypts the secrets of webhooks, and keys that a form of the office is about to make. */
  readonly webhookSeal: SecretSeal;
  /** Reads what the candidate of a request hides. Absent if no candidate asks. */
  readonly hidden?: () => Promise<Hidden>;
};
