import { sql } from 'kysely';
import { z } from 'zod';
import { stopAddress } from '#board/alerts/end-alerts.ts';
import type { Board } from '#board/context/board.ts';
import { stopNewsletter } from '#board/newsletter/end-newsletter.ts';
import type { Actor } from '#staff/actor.ts';
import { recordActs, requireRole } from '#staff/audit/record-act.ts';
import { fieldCode } from '#words/field-code.ts';
import { parseInput } from '#words/invalid-input.ts';

/** Limits of a list of addresses that bounced. */
export const stoppedLimits = { addresses: 500, characters: 60_000 } as const;

const required = fieldCode('field.required');
const address = z.email();

/** Reads one address a line, as mail providers list them. A line may have more columns after the address. */
const listInput = z.object({
  addresses: z
    .string(required)
    .max(stoppedLimits.characters, fieldCode('field.invalid'))
    .transform((text) =>
      text.split(/[\r\n]+/).map(
        (line) =>
          line
            .trim()
            .split(/[\s,;]/)[0]
            ?.replaceAll(/[<>"]/g, '') ?? '',
      ),
    )
    .transform((lines) =>
      [...new Set(lines.map((line) => line.toLowerCase()))].filter((line) => address.safeParse(line).success),
    )
    .pipe(z.array(z.string()).min(1, required).max(stoppedLimits.addresses, fieldCode('field.invalid'))),
});

/** What a list of addresses would stop, or stopped. */
export type StoppedAddresses = { readonly addresses: number; readonly alerts: number; readonly newsletters: number };

/**
 * Counts what a list of addresses would stop.
 * @throws InvalidInput if there is no address, or too many
 */
export async function countStopped({ db }: Pick<Board, 'db'>, typed: string): Promise<StoppedAddresses> {
  const { addresses } = parseInput(listInput, { addresses: typed });
  const { rows } = await sql<{ alerts: number; newsletters: number }>`
    select (select count(*)::int from alert_addresses
        where lower(email) = any(${addresses}) and stopped_for is null and confirmed_at is not null) as alerts,
      (select count(*)::int from newsletter_subscriptions
        where lower(email) = any(${addresses}) and ended_at is null) as newsletters`.execute(db);
  return { addresses: addresses.length, alerts: rows[0]?.alerts ?? 0, newsletters: rows[0]?.newsletters ?? 0 };
}

/**
 * Stops alerts and newsletter to addresses that a mail server refused, as the notices of a mail provider do.
 * The owner of an alert may confirm the address again. The audit keeps numbers alone.
 * @throws InvalidInput; NotAllowed
 */
export async function stopAddresses(
  board: Pick<Board, 'db' | 'now'>,
  actor: Actor,
  typed: string,
): Promise<StoppedAddresses> {
  requireRole(actor, 'mail.stop');
  const counted = await countStopped(board, typed);
  const { addresses } = parseInput(listInput, { addresses: typed });
  const { alerts, newsletters } = counted;
  const changes = { alerts: [alerts, 0], newsletters: [newsletters, 0] } as const;
  const subject = { kind: 'letter', id: 'bounced' } as const;
  // Before the addresses, because each is stopped in a transaction of its own.
  await recordActs(board.db, [{ actor, act: 'mail.stop', subject, changes, at: board.now() }]);
  for (const email of addresses) {
    await stopAddress(board, email, 'bounced');
    await stopNewsletter(board.db, email, board.now());
  }
  return counted;
}
