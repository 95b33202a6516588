/** What a scanner says of bytes. */
export type Verdict = 'clean' | 'infected';

/** Looks for viruses. */
export type Antivirus = {
  /** @throws AntivirusAway when nothing can be said now: it does not answer, or could not read them all. */
  scan(bytes: Uint8Array): Promise<Verdict>;
};

export class AntivirusAway extends Error {
  readonly code = 'antivirus.away';
}
