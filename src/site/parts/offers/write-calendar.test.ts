import fc from 'fast-check';
import { expect, test } from 'vitest';
import { writeCalendar } from './write-calendar.ts';

const day = { uid: 'offer-1@mvi.example', day: '2026-12-01', summary: 'Chef de projet', alarm: true };
const about = {
  stamp: new Date('2026-11-21T12:00:00.123Z'),
  location: 'Lima, Pérou',
  url: 'https://mvi.example/offres/1',
};

const written = (summary: string) => writeCalendar({ ...about, days: [{ ...day, summary }] });

test('the last day is an all-day event with an alarm the day before', () => {
  const lines = writeCalendar({ ...about, days: [day] }).split('\r\n');
  expect(lines).toEqual(
    expect.arrayContaining(['DTSTART;VALUE=DATE:20261201', 'DTSTAMP:20261121T120000Z', 'TRIGGER:-P1D']),
  );
  expect(lines).toContain(String.raw`LOCATION:Lima\, Pérou`);
});

test('a title cannot add lines to the calendar, makes no line too long, and loses no text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (summary) => {
      const text = written(summary);
      expect(text.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
      const unfolded = text.replaceAll('\r\n ', '').split('\r\n');
      expect(unfolded).toHaveLength(written('').split('\r\n').length);
      const said = unfolded.find((line) => line.startsWith('SUMMARY:'))?.slice('SUMMARY:'.length) ?? '';
      const plain = summary.replaceAll(/\r\n?|[\u2028\u2029]/g, '\n').replaceAll(/(?!\n)\p{Cc}/gu, '');
      expect(said.replaceAll(/\\(.)/g, (_all, one: string) => (one === 'n' ? '\n' : one))).toBe(plain);
    }),
  );
});

test('a long title is folded within 75 octets, between characters', () => {
  const text = written('é'.repeat(200));
  expect(text).not.toContain('\uFFFD');
  expect(text.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
});

test('a calendar has one event per date, with an alarm only if the date asks for it', () => {
  const text = writeCalendar({ ...about, days: [day, { ...day, uid: 'offer-1-start@mvi.example', alarm: false }] });
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(2);
  expect(text.match(/BEGIN:VALARM/g)).toHaveLength(1);
  expect(text).toMatch(/^BEGIN:VCALENDAR\r\n[^]*END:VCALENDAR\r\n$/);
});
