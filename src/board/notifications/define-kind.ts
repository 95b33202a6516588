import type { Transaction } from 'kysely';
import type { z } from 'zod';
import type { Tables } from '#database/tables.ts';
import type { Jobs } from '#jobs/jobs.ts';

/** Where a candidate is told: in the site's list, or by a letter. */
export const channels = ['site', 'mail'] as const;
export type Channel = (typeof channels)[number];

/** Who is told, and when it was decided. */
type Told = { readonly candidateId: number; readonly at: Date };

type Definition<Name extends string, Ids extends object> = {
  /** Kept for ever: rows name it. */
  readonly name: Name;
  /** What it speaks of: ids only. A row may be older than the program that reads it. */
  readonly schema: z.ZodType<Ids>;
  /** Whether a candidate who chose nothing is told there. */
  readonly defaults: { readonly site: boolean; readonly mail?: boolean };
  /** Leaves the job of its letter; with `defaults.mail`, or not at all. */
  readonly leaveLetter?: (jobs: Jobs, transaction: Transaction<Tables>, told: Told, ids: Ids) => Promise<void>;
};

/** One kind of what candidates are told. */
export type NotificationKind<Name extends string = string, Ids extends object = object> = {
  readonly name: Name;
  /** Whether a candidate who chose nothing is told there; null where this kind never tells. */
  readonly defaults: Readonly<Record<Channel, boolean | null>>;
  /** What a row holds, as an event of this kind; undefined when no program wrote it so. */
  readonly read: (ids: unknown) => ({ readonly kind: Name } & Ids) | undefined;
  /** What a row is to hold of an event. @throws when it is none of this kind */
  readonly idsOf: (event: object) => Ids;
  readonly leaveLetter: (jobs: Jobs, transaction: Transaction<Tables>, told: Told, event: object) => Promise<void>;
};

/** @returns a kind, for the list of kinds.ts */
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
