/** Result of a scan. */
export type Verdict = 'clean' | 'infected';

/** A program that scans files for viruses. */
export type Antivirus = {
  /** @throws AntivirusUnavailable if the scanner does not answer, or could not read all bytes */
  scan(bytes: Uint8Array): Promise<Verdict>;
};

export class AntivirusUnavailable extends Error {
  readonly code = 'antivirus.away';
}
