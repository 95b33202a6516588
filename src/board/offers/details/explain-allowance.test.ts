import { expect, test } from 'vitest';
import { explainAllowance } from './explain-allowance.ts';

const berlin = { countryId: 'DE', englishCity: 'Berlin', cityName: 'Berlin', countryName: 'Allemagne' };
const munich = { ...berlin, englishCity: 'Munich', cityName: 'Munich' };
const nowhere = { countryId: 'US', englishCity: 'Springfield', cityName: 'Springfield', countryName: 'États-Unis' };
const offer = { ...berlin, allowance: { euros: 3184.65 }, durationMonths: 12 };

test('a monthly allowance is a fixed part plus the part of the place, and is paid twelve times a year', () => {
  expect(explainAllowance(offer, [])).toEqual({
    scale: { fixed: 772.87, local: 2411.78, monthly: 3184.65, of: 'city' },
    year: 2025,
    differs: false,
    wholeMission: { euros: 38_215.8 },
    elsewhere: [],
  });
});

test('the amount of the offer is used; a difference of a euro from the scale is rounding', () => {
  expect(explainAllowance({ ...offer, allowance: { euros: 3185 } }, [])?.differs).toBe(false);
  expect(explainAllowance({ ...offer, allowance: { euros: 3100 } }, [])).toMatchObject({
    differs: true,
    wholeMission: { euros: 37_200 },
  });
});

test('the total of an estimate by the scale is an estimate too', () => {
  const estimate = { euros: 3184.65, scaleYear: 2025 };
  expect(explainAllowance({ ...offer, allowance: estimate }, [])).toMatchObject({
    differs: false,
    wholeMission: { euros: 38_215.8, scaleYear: 2025 },
  });
});

test('other places are listed once each, the highest amount first, without places that the scale does not list', () => {
  const zurich = { countryId: 'CH', englishCity: 'Zurich', cityName: 'Zurich', countryName: 'Suisse' };
  const found = explainAllowance(offer, [munich, zurich, munich, berlin, nowhere])?.elsewhere;
  expect(found?.map(({ cityName }) => cityName)).toEqual(['Zurich', 'Munich']);
  expect(explainAllowance({ ...offer, ...nowhere }, [munich])).toBeNull();
});

test('places with the same amount as the offer are left out', () => {
  const [small, smaller] = [
    { ...berlin, englishCity: 'Kleinhausen' },
    { ...berlin, englishCity: 'Feinhausen' },
  ];
  expect(explainAllowance({ ...offer, ...small }, [smaller])?.elsewhere).toEqual([]);
});
