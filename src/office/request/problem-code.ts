import office from '#words/fr/office.json' with { type: 'json' };

/** Code of an error without its noun, as `office.problems` has it: `lastAdministrator`. */
export type ProblemCode = keyof (typeof office)['problems'];

const isProblem = (name: string): name is ProblemCode => Object.hasOwn(office.problems, name);

/** Returns the problem of an error with a code such as `office.lastAdministrator`; null for any other. */
export function problemOf(error: unknown): ProblemCode | null {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return null;
  return problemNamed(error.code);
}

/** Returns the problem of the code of an error; null if the catalogue has no words for it. */
export function problemNamed(code: string): ProblemCode | null {
  const [, name = ''] = /^(?:office|content)\.(\w+)$/.exec(code) ?? [];
  return isProblem(name) ? name : null;
}
