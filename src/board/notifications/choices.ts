import type { Board } from '#board/context/board.ts';
import { signedIn } from '#board/candidates/sign-in-required.ts';
import type { Viewer } from '#board/context/viewer.ts';
import { type Channel, channels } from './define-kind.ts';
import { type KindName, kindOf, kinds } from './kinds.ts';

/** Choices for one kind of notification on each channel; null if the kind never uses the channel. */
export type KindChoices = { readonly kind: KindName } & Readonly<Record<Channel, boolean | null>>;

/**
 * Returns the candidate's choices for every kind, in the order of the page.
 * @throws SignInRequired
 */
export async function readChoices(board: Pick<Board, 'db'>, viewer: Viewer): Promise<KindChoices[]> {
  const { id } = signedIn(viewer);
  const rows = await board.db
    .selectFrom('notification_choices')
    .select(['kind', 'channel', 'wanted'])
    .where('candidate_id', '=', id)
    .execute();
  const chosen = (kind: KindName, channel: Channel): boolean | null => {
    const usual = kindOf(kind).defaults[channel];
    if (usual === null) return null;
    return rows.find((row) => row.kind === kind && row.channel === channel)?.wanted ?? usual;
  };
  return kinds.map(({ name }) => ({ kind: name, site: chosen(name, 'site'), mail: chosen(name, 'mail') }));
}

export type NotificationChoice = { readonly kind: KindName; readonly channel: Channel; readonly wanted: boolean };

/**
 * Changes the given choices of the candidate; ignores channels that a kind never uses.
 * @throws SignInRequired
 */
export async function choose(
  board: Pick<Board, 'db' | 'now'>,
  viewer: Viewer,
  choices: readonly NotificationChoice[],
): Promise<void> {
  const { id } = signedIn(viewer);
  const rows = choices
    .filter(({ kind, channel }) => kindOf(kind).defaults[channel] !== null)
    .map((choice) => ({ candidate_id: id, ...choice, chosen_at: board.now() }));
  if (rows.length === 0) return;
  await board.db
    .insertInto('notification_choices')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['candidate_id', 'kind', 'channel']).doUpdateSet((values) => ({
        wanted: values.ref('excluded.wanted'),
        chosen_at: values.ref('excluded.chosen_at'),
      })),
    )
    .execute();
}

/** Every possible choice. The form has a box for each of them. */
export const everyChoice: readonly Omit<NotificationChoice, 'wanted'>[] = kinds.flatMap(({ name, defaults }) =>
  channels.filter((channel) => defaults[channel] !== null).map((channel) => ({ kind: name, channel })),
);
