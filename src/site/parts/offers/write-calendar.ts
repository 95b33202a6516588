/** An all-day entry in a calendar. */
export type CalendarDay = {
  /** Stable id, so that a calendar that imports the file again updates its entry. */
  readonly uid: string;
  /** 'YYYY-MM-DD'. */
  readonly day: string;
  readonly summary: string;
  /** True for an alarm on the day before. */
  readonly alarm: boolean;
};

type Calendar = {
  readonly days: readonly CalendarDay[];
  /** Time at which the file was written. */
  readonly stamp: Date;
  readonly location: string;
  readonly url: string;
};

/** Writes all-day entries about one place and page (RFC 5545). */
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

/** Answers with a calendar file of a given name. */
export function answerCalendar(text: string, name: string): Response {
  return new Response(text, {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}.ics"`,
    },
  });
}

/** RFC 5545, §3.3.11; control characters are dropped. */
function escaped(text: string): string {
  return text
    .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll('\n', String.raw`\n`)
    .replaceAll(/\p{Cc}/gu, '');
}

const maxLineBytes = 75;

/** RFC 5545, §3.1: lines have at most 75 octets; continuation lines begin with a space. */
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
