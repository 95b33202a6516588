import { isDeepStrictEqual } from 'node:util';
import type { ActName } from '#staff/acts.ts';
import type { Actor, GuestActor } from '#staff/actor.ts';
import type { Act, Changes } from '#staff/audit/record-act.ts';
import type { DocumentContent } from '../models/check-document.ts';

/** Who writes. */
export type Acting = { readonly actor: Actor };

type Done = {
  readonly actor: Actor | GuestActor;
  readonly act: ActName;
  readonly id: string;
  readonly at: Date;
  /** The versions before and after; null where there is none. */
  readonly version: readonly [number | null, number | null];
  readonly changes?: Changes;
  readonly reason?: string | null;
};

/** Returns an act on a document, for the audit. */
export const documentAct = ({ id, version, changes, ...act }: Done): Act => ({
  ...act,
  subject: { kind: 'document', id },
  changes: { version, ...changes },
});

/** Limit of fields that the audit names of one act. */
const maxFields = 100;

/**
 * Returns the fields that differ: `uid`, `tags`, and those of the data as `data.<name>`. Of a first version
 * the audit names none: all are new, and the version holds them.
 */
export function changedFields(before: DocumentContent | null, after: DocumentContent): Changes {
  if (before === null) return {};
  const [old, young] = [flat(before), flat(after)];
  const names = [...new Set([...old.keys(), ...young.keys()])];
  const changed = names.filter((name) => !isDeepStrictEqual(old.get(name) ?? null, young.get(name) ?? null));
  return Object.fromEntries(
    changed.slice(0, maxFields).map((name) => [name, [old.get(name), young.get(name)] as const]),
  );
}

function flat(content: DocumentContent): ReadonlyMap<string, unknown> {
  const fields = Object.entries(content.data).map(([name, value]): [string, unknown] => [`data.${name}`, value]);
  return new Map<string, unknown>([['uid', content.uid], ['tags', content.tags], ...fields]);
}
