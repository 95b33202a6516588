import { expect, test } from 'vitest';
import { explainAllowance } from './explain-allowance.ts';

const berlin = { countryId: 'DE', englishCity: 'Berlin', cityName: 'Berlin', countryName: 'Allemagne' };
const munich = { ...berlin, englishCity: 'Munich', cityName: 'Munich' };
const nowhere = { countryId: 'US', englishCity: 'Springfield', cityName: 'Springfield', countryName: 'États-Unis' };
const offer = { ...berlin, monthlyAllowance: 3184.65, durationMonths: 12 };

test('an allowance is its fixed part and that of the place, twelve times over a year', () => {
  expect(explainAllowance(offer, [])).toEqual({
    scale: { fixed: 772.87, local: 2411.78, monthly: 3184.65, of: 'city' },
    year: 2025,
    differs: false,
    wholeMission: 38_215.8,
    elsewhere: [],
  });
});

test('what the offer says counts; a euro of rounding is no difference', () => {
  expect(explainAllowance({ ...offer, monthlyAllowance: 3185 }, [])?.differs).toBe(false);
  expect(explainAllowance({ ...offer, monthlyAllowance: 3100 }, [])).toMatchObject({
    differs: true,
    wholeMission: 37_200,
  });
});

test('an offer that says no allowance has none for the mission either', () => {
  expect(explainAllowance({ ...offer, monthlyAllowance: null }, [])).toMatchObject({
    differs: false,
    wholeMission: null,
  });
});

test('other places stand beside it once each, the highest first, and none that the scale does not know', () => {
  const zurich = { countryId: 'CH', englishCity: 'Zurich', cityName: 'Zurich', countryName: 'Suisse' };
  const found = explainAllowance(offer, [munich, zurich, munich, berlin, nowhere])?.elsewhere;
  expect(found?.map(({ cityName }) => cityName)).toEqual(['Zurich', 'Munich']);
  expect(explainAllowance({ ...offer, ...nowhere }, [munich])).toBeNull();
});

test('a place with the same sum is no other place', () => {
  const [small, smaller] = [
    { ...berlin, englishCity: 'Kleinhausen' },
    { ...berlin, englishCity: 'Feinhausen' },
  ];
  expect(explainAllowance({ ...offer, ...small }, [smaller])?.elsewhere).toEqual([]);
});
