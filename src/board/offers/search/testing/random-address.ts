import fc from 'fast-check';

const names = [
  'query',
  'gerographicZones',
  'geographicZones',
  'countriesIds',
  'missionsDurations',
  'missionStartDate',
  'activitySectorId',
  'sort',
  'page',
  'teletravail',
];

/** Any parameters of the search, with values that mean something, nothing, or are no text at all. */
export function randomAddress(): fc.Arbitrary<URLSearchParams> {
  const value = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.nat(300).map(String),
    fc.constantFrom('DE', '[["9","205"]', 'JP', '0', '2027-02-30', '100001', '900001'),
  );
  return fc.array(fc.tuple(fc.constantFrom(...names), value)).map((pairs) => new URLSearchParams(pairs));
}
