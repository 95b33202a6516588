import fc from 'fast-check';
import type { Reference } from '#reference/read-reference.ts';
import { criterionNames, criterionOf } from '#search/criteria/criteria.ts';
import type { CriterionName } from '#search/criteria/criteria.ts';

/** Random parameters of the search, with known values, unknown values and malformed texts. */
export function randomAddress(known: Reference): fc.Arbitrary<URLSearchParams> {
  const names = ['sort', 'page', ...criterionNames.flatMap((name) => criterionOf(name).parameters)];
  const value = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.nat(300).map(String),
    fc.constantFrom('DE', '[["9","205"]', 'JP', '0', '2027-02-30', '900001'),
    fc.constantFrom(...criterionNames.flatMap((name) => texts(name, known))),
  );
  return fc.array(fc.tuple(fc.constantFrom(...names), value)).map((pairs) => new URLSearchParams(pairs));
}

function texts(name: CriterionName, known: Reference): string[] {
  const { options, write } = criterionOf(name);
  return options(known).map(write);
}
