import type { Transaction } from 'kysely';
import type { z } from 'zod';
import type { Tables } from '#database/tables.ts';
import type { Jobs } from '#jobs/jobs.ts';

/** Channels of notifications: the list on the site, or a letter. */
export const channels = ['site', 'mail'] as const;
export type Channel = (typeof channels)[number];

/** Candidate to notify, and the time of the event. */
type Told = { readonly candidateId: number; readonly at: Date };

type Definition<Name extends string, Ids extends object> = {
  /** Name of the kind. It must never change, because stored rows contain it. */
  readonly name: Name;
  /** Schema of the ids of the objects concerned. A row may have been written by an older program. */
  readonly schema: z.ZodType<Ids>;
  /** Default for candidates who have not chosen. */
  readonly defaults: { readonly site: boolean; readonly mail?: boolean };
  /** Adds the job of the letter. Requires `defaults.mail`. */
  readonly leaveLetter?: (jobs: Jobs, transaction: Transaction<Tables>, told: Told, ids: Ids) => Promise<void>;
};

/** Kind of notification to candidates. */
export type NotificationKind<Name extends string = string, Ids extends object = object> = {
  readonly name: Name;
  /** Default for candidates who have not chosen; null if the kind never uses the channel. */
  readonly defaults: Readonly<Record<Channel, boolean | null>>;
  /** Reads a row as an event of this kind. Undefined if the row's content does not match the schema. */
  readonly read: (ids: unknown) => ({ readonly kind: Name } & Ids) | undefined;
  /** Returns the ids of an event for its row. @throws if the event is not of this kind */
  readonly idsOf: (event: object) => Ids;
  readonly leaveLetter: (jobs: Jobs, transaction: Transaction<Tables>, told: Told, event: object) => Promise<void>;
};

/** @returns a kind for the list in kinds.ts */
export function defineKind<const Name extends string, Ids extends object>({
  name,
  schema,
  defaults,
  leaveLetter,
}: Definition<Name, Ids>): NotificationKind<Name, Ids> {
  return {
    name,
    defaults: { site: defaults.site, mail: leaveLetter ? (defaults.mail ?? false) : null },
    read: (ids) => {
      const { data } = schema.safeParse(ids);
      return data && { kind: name, ...data };
    },
    idsOf: (event) => schema.parse(event),
    leaveLetter: async (jobs, transaction, told, event) => leaveLetter?.(jobs, transaction, told, schema.parse(event)),
  };
}
