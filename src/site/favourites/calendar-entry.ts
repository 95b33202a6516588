type Entry = {
  readonly uid: string;
  /** 'YYYY-MM-DD', all of it. */
  readonly day: string;
  readonly stamp: Date;
  readonly summary: string;
  readonly location: string;
  readonly url: string;
};

/** A calendar of one whole day, with an alarm the day before (RFC 5545). */
export function calendarEntry({ uid, day, stamp, summary, location, url }: Entry): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Mon Volontariat International//FR',
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${stamp.toISOString().replaceAll(/[-:]|\.\d+/g, '')}`,
    `DTSTART;VALUE=DATE:${day.replaceAll('-', '')}`,
    `SUMMARY:${escaped(summary)}`,
    `LOCATION:${escaped(location)}`,
    `URL:${url}`,
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(summary)}`,
    'TRIGGER:-P1D',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** §3.3.11; control characters have no place in a text. */
function escaped(text: string): string {
  return text
    .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll('\n', String.raw`\n`)
    .replaceAll(/\p{Cc}/gu, '');
}

const longest = 75;

/** §3.1: no line has more than 75 octets; what follows begins with a space. */
function folded(line: string): string {
  const lines = [''];
  for (const character of line) {
    const last = lines.length - 1;
    const next = `${lines[last]}${character}`;
    if (Buffer.byteLength(next) <= longest) lines[last] = next;
    else lines.push(` ${character}`);
  }
  return lines.join('\r\n');
}
