/** An all-day entry in a calendar. */
export type CalendarDay = {
  /**
   * Id of the entry, always the same, because a calendar that imports the file again must update its entry.
   */
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

/**
 * Writes a calendar file (RFC 5545) with all-day entries. All entries are about the same place and the same
 * page.
 */
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

/** Escapes a text (RFC 5545, §3.3.11) and drops control characters. */
function escaped(text: string): string {
  return text
    .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll('\n', String.raw`\n`)
    .replaceAll(/\p{Cc}/gu, '');
}

const maxLineBytes = 75;

/** Folds a line at 75 octets; continuation lines begin with a space (RFC 5545, §3.1). */
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
