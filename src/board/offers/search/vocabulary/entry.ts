/** One trade, tool or notion with all its names, so that each name finds the offers of every other. */
export type Entry = {
  /** Unique, kebab-case: 'buyer'. */
  readonly id: string;
  /**
   * French and English names, as one writes them: singular, masculine, accents. The analysis levels feminine,
   * plural and participles. A name belongs to one entry.
   */
  readonly equal: readonly string[];
  /** Ids of what it is a kind of: a search for a buyer finds the project buyer, not the reverse. */
  readonly kindOf?: readonly string[];
  /** It is asked for beside a trade, and named in the texts of offers rather than in their titles. */
  readonly isTool?: boolean;
  /** Ids of neighbours that a search for this entry shows too, further down. Not mutual by itself. */
  readonly near?: readonly string[];
};

/** Names parted by commas; then ids of neighbours parted by blanks, `^id` where it is a kind of that one. */
type Line = readonly [names: string, others?: string];

/** Entries from the compact form in which the thesaurus is written: id → its names and neighbours. */
export function entriesOf(lines: Readonly<Record<string, Line>>): readonly Entry[] {
  return Object.entries(lines).map(([id, [names, others]]) => ({
    id,
    equal: names.split(/,\s+/),
    ...(others === undefined ? {} : neighboursIn(others.split(' '))),
  }));
}

/** Entries of tools, standards and techniques, one each, in the same form. */
export function toolsOf(lines: Readonly<Record<string, Line>>): readonly Entry[] {
  return entriesOf(lines).map((entry) => ({ ...entry, isTool: true }));
}

function neighboursIn(ids: readonly string[]): Pick<Entry, 'kindOf' | 'near'> {
  const plain = ids.map((id) => id.replace('^', ''));
  return { kindOf: plain.filter((_id, index) => ids[index]?.startsWith('^')), near: plain };
}
