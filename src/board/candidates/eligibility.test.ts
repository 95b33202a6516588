import { expect, test } from 'vitest';
import { eligibilityDoubts } from './eligibility.ts';

const day = '2026-11-21';

test('missing answers give no reason against a mission', () => {
  expect(eligibilityDoubts({ birthDate: null, nationality: null }, day)).toEqual([]);
});

test('citizens of the European Economic Area aged 18 to 28 are eligible', () => {
  for (const birthDate of ['1997-11-22', '2008-11-21'])
    expect(eligibilityDoubts({ birthDate, nationality: 'NO' }, day)).toEqual([]);
});

test('age and nationality are checked independently', () => {
  expect(eligibilityDoubts({ birthDate: '1997-11-21', nationality: 'FR' }, day)).toEqual(['tooOld']);
  expect(eligibilityDoubts({ birthDate: '2008-11-22', nationality: 'CH' }, day)).toEqual(['tooYoung', 'nationality']);
});
