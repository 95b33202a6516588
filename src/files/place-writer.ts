import { hostname } from 'node:os';
import { z } from 'zod';
import { minute } from '#durations.ts';
import { jsonOrNothing } from '#json-or-nothing.ts';

const note = z.object({
  /** Name of the installation that writes to the place. */
  id: z.uuid(),
  since: z.iso.datetime(),
  /** Machine on which it was written down, for people. */
  host: z.string().max(255),
});

/** Name of the note in its place. */
export const writerNote = 'writer.json';

/** A place that one installation writes to, with a note that says which. */
export type OwnedPlace = {
  /** The place for people, without secrets. */
  readonly address: string;
  /** What an operator corrects, such as `BACKUP_TO`. */
  readonly setting: string;
  /** Command that takes the place over. */
  readonly command: string;
  /** Null without a note. */
  read(): Promise<string | null>;
  write(text: string): Promise<void>;
  /** True if some installation has written there; it may have left no note. */
  isUsed(): Promise<boolean>;
};

type Writer = { readonly id: string; readonly isCopy: boolean };

/** Another installation writes to the place. The message says what to do. */
export class PlaceTaken extends Error {
  readonly code = 'place.taken';
  /** Whose the place is. */
  readonly reason: string;
  constructor({ address, setting, command }: OwnedPlace, text: string | null) {
    const reason = `${address} ${ownerOf(text)}`;
    const advice = `If that one never runs again, ${command} takes the place over; otherwise choose another place, or none.`;
    super(`${setting} should lead to a place of this installation: ${reason}. ${advice}`);
    this.reason = reason;
  }
}

/**
 * Makes sure that this installation may write to a place. The first one notes its name there. A copy never
 * does so in a place that is in use, because the note of the original may be missing yet.
 * @param writer null for an installation that has no name yet, and leaves no note
 * @throws PlaceTaken
 */
export async function holdPlace(place: OwnedPlace, writer: Writer | null): Promise<void> {
  const text = await place.read();
  if (text === null) {
    if (writer?.isCopy === true && (await place.isUsed())) throw new PlaceTaken(place, text);
    return writer === null ? undefined : takePlace(place, writer.id);
  }
  if (writer === null || readNote(text)?.id !== writer.id) throw new PlaceTaken(place, text);
}

/** Notes in a place that this installation writes there from now on. */
export async function takePlace(place: OwnedPlace, id: string): Promise<void> {
  const written: z.input<typeof note> = { id, since: new Date().toISOString(), host: hostname() };
  await place.write(`${JSON.stringify(written)}\n`);
}

const readNote = (text: string) => note.safeParse(jsonOrNothing(text)).data;

function ownerOf(text: string | null): string {
  if (text === null) return 'belongs to the installation of which this one is a copy';
  const found = readNote(text);
  return found === undefined
    ? `has a ${writerNote} that cannot be read`
    : `belongs to another one, since ${found.since} at ${found.host}`;
}

/**
 * Returns `holdPlace` for work that goes on for long: it asks at most once a minute, so that a process stops
 * writing a minute after another installation took over.
 */
export function holding(place: OwnedPlace, writer: Writer | null, now: () => number = Date.now): () => Promise<void> {
  let goodUntil = -Infinity;
  return async () => {
    if (now() < goodUntil) return;
    await holdPlace(place, writer);
    goodUntil = now() + minute;
  };
}
