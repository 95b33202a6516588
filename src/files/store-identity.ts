import { z } from 'zod';
import { jsonOrNothing } from '#json-or-nothing.ts';

const card = z.object({
  /** Random name of the store. */
  id: z.uuid(),
  /** Name of the store from which the files were moved here. */
  from: z.uuid().optional(),
  /** Name of the store to which the files were moved from here. */
  movedTo: z.uuid().optional(),
});

/** What a store says about itself. The card lies among the files, so that a copy of the files carries it. */
export type StoreCard = z.output<typeof card>;

export type StoreIdentity = {
  /** Place of the store for people; it contains no secret. */
  readonly place: string;
  /** Null for a store that has no card yet. */
  read(): Promise<StoreCard | null>;
  /** Writes the card durably and replaces an earlier one. */
  write(card: StoreCard): Promise<void>;
};

/** Null for anything that is not a card. */
export function readCard(text: string): StoreCard | null {
  return card.safeParse(jsonOrNothing(text)).data ?? null;
}

export const writtenCard = (given: StoreCard): string => `${JSON.stringify(given)}\n`;
