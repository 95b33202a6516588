/**
 * Builds an object with a value for each name. The compiler cannot infer from a loop that no name is missing,
 * so `isWhole` checks this.
 */
export function recordOf<R extends object>(
  names: readonly (keyof R & string)[],
  valueOf: <N extends keyof R & string>(name: N) => R[N],
): R {
  const record = Object.fromEntries(names.map((name) => [name, valueOf(name)] as const));
  if (!isWhole<R>(record, names)) throw new Error(`A record of ${names.join(', ')} lacks one of them`);
  return record;
}

function isWhole<R extends object>(record: object, names: readonly (keyof R & string)[]): record is R {
  return names.every((name) => Object.hasOwn(record, name));
}
