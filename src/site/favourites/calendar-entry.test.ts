import fc from 'fast-check';
import { expect, test } from 'vitest';
import { calendarEntry } from './calendar-entry.ts';

const entry = {
  uid: 'offer-1@mvi.example',
  day: '2026-12-01',
  stamp: new Date('2026-11-21T12:00:00.123Z'),
  summary: 'Chef de projet',
  location: 'Lima, Pérou',
  url: 'https://mvi.example/offres/1',
};

test('the last day is a whole day, with an alarm the day before', () => {
  const lines = calendarEntry(entry).split('\r\n');
  expect(lines).toEqual(
    expect.arrayContaining(['DTSTART;VALUE=DATE:20261201', 'DTSTAMP:20261121T120000Z', 'TRIGGER:-P1D']),
  );
  expect(lines).toContain(String.raw`LOCATION:Lima\, Pérou`);
});

test('whatever a title holds stays in its line: no line is too long, none is added, nothing is lost', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (summary) => {
      const text = calendarEntry({ ...entry, summary });
      expect(text.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
      const unfolded = text.replaceAll('\r\n ', '').split('\r\n');
      expect(unfolded).toHaveLength(calendarEntry(entry).split('\r\n').length);
      const said = unfolded.find((line) => line.startsWith('SUMMARY:'))?.slice('SUMMARY:'.length) ?? '';
      const plain = summary.replaceAll(/\r\n?|[\u2028\u2029]/g, '\n').replaceAll(/(?!\n)\p{Cc}/gu, '');
      expect(said.replaceAll(/\\(.)/g, (_all, one: string) => (one === 'n' ? '\n' : one))).toBe(plain);
    }),
  );
});

test('a long title is folded within 75 octets, between characters', () => {
  const text = calendarEntry({ ...entry, summary: 'é'.repeat(200) });
  expect(text).not.toContain('\uFFFD');
  expect(text.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
});
