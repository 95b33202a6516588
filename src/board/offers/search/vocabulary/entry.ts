/** One trade, tool or notion with all its names, so that each name finds the offers of every other. */
export type Entry = {
  /** Unique, kebab-case: 'buyer'. */
  readonly id: string;
  /**
   * French and English names, as one writes them: singular, masculine, accents. The analysis levels feminine,
   * plural and participles. A name belongs to one entry.
   */
  readonly equal: readonly string[];
  /** Ids of the neighbours that a search for this entry shows too, further down. Not mutual by itself. */
  readonly near?: readonly string[];
};

/** Names parted by commas, then the ids of the neighbours parted by spaces. */
type Line = readonly [names: string, near?: string];

/** Entries from the compact form in which the thesaurus is written: id → its names and neighbours. */
export function entriesOf(lines: Readonly<Record<string, Line>>): readonly Entry[] {
  return Object.entries(lines).map(([id, [names, near]]) => ({
    id,
    equal: names.split(/,\s+/),
    ...(near === undefined ? {} : { near: near.split(' ') }),
  }));
}
