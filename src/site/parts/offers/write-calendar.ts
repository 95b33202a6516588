/** A day to be kept free of forgetting, all of it. */
export type CalendarDay = {
  /** The same for ever: a calendar that reads it again changes what it has. */
  readonly uid: string;
  /** 'YYYY-MM-DD'. */
  readonly day: string;
  readonly summary: string;
  /** An alarm goes off the day before. */
  readonly alarm: boolean;
};

type Calendar = {
  readonly days: readonly CalendarDay[];
  /** When it was written. */
  readonly stamp: Date;
  readonly location: string;
  readonly url: string;
};

/** Whole days about one place and page, as a calendar has them (RFC 5545). */
export function writeCalendar({ days, ...shared }: Calendar): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Mon Volontariat International//FR',
    ...days.flatMap((day) => eventOf(day, shared)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function eventOf(
  { uid, day, summary, alarm }: CalendarDay,
  { stamp, location, url }: Omit<Calendar, 'days'>,
): readonly string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${stamp.toISOString().replaceAll(/[-:]|\.\d+/g, '')}`,
    `DTSTART;VALUE=DATE:${day.replaceAll('-', '')}`,
    `SUMMARY:${escaped(summary)}`,
    `LOCATION:${escaped(location)}`,
    `URL:${url}`,
    'TRANSP:TRANSPARENT',
    ...(alarm ? alarmOf(summary) : []),
    'END:VEVENT',
  ];
}

function alarmOf(summary: string): readonly string[] {
  return ['BEGIN:VALARM', 'ACTION:DISPLAY', `DESCRIPTION:${escaped(summary)}`, 'TRIGGER:-P1D', 'END:VALARM'];
}

/** A calendar as the answer to a request; it is saved under a name. */
export function answerCalendar(text: string, name: string): Response {
  return new Response(text, {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}.ics"`,
    },
  });
}

/** §3.3.11; control characters have no place in a text. */
function escaped(text: string): string {
  return text
    .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll('\n', String.raw`\n`)
    .replaceAll(/\p{Cc}/gu, '');
}

const maxLineBytes = 75;

/** §3.1: no line has more than 75 octets; what follows begins with a space. */
function folded(line: string): string {
  const lines = [''];
  for (const character of line) {
    const last = lines.length - 1;
    const next = `${lines[last]}${character}`;
    if (Buffer.byteLength(next) <= maxLineBytes) lines[last] = next;
    else lines.push(` ${character}`);
  }
  return lines.join('\r\n');
}
