/** Position in the write-ahead log (LSN): the number of bytes since the log began. */
export type WalPosition = bigint;

/** Reads a position as PostgreSQL writes it: two hexadecimal halves of 32 bits, such as `16/B374D848`. */
export function parseWalPosition(text: string): WalPosition {
  const [, high, low] = /^([0-9A-F]{1,8})\/([0-9A-F]{1,8})$/i.exec(text) ?? [];
  if (high === undefined || low === undefined) throw new Error(`${text} is no position in a log`);
  return (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`);
}

/** Writes a position as PostgreSQL reads it. */
export const formatWalPosition = (position: WalPosition): string =>
  `${(position >> 32n).toString(16)}/${(position & 0xffff_ffffn).toString(16)}`.toUpperCase();

/** Position of the first byte of the segment in which a position lies. */
export const segmentStart = (position: WalPosition, segmentBytes: number): WalPosition =>
  position - (position % BigInt(segmentBytes));

/** Name of the segment's file in `pg_wal`: timeline, high and low part of its number. */
export function segmentName(timeline: number, position: WalPosition, segmentBytes: number): string {
  const number = position / BigInt(segmentBytes);
  const perHigh = 0x1_0000_0000n / BigInt(segmentBytes);
  const parts = [BigInt(timeline), number / perHigh, number % perHigh];
  return parts.map((part) => part.toString(16).toUpperCase().padStart(8, '0')).join('');
}

/** Divides a range at the borders of segments. */
export function* partsOfSegments(start: WalPosition, end: WalPosition, segmentBytes: number) {
  for (let from = start; from < end;) {
    const border = segmentStart(from, segmentBytes) + BigInt(segmentBytes);
    const to = border < end ? border : end;
    yield { start: from, end: to };
    from = to;
  }
}
