/** The program as which tests write. */
export const testActor = { kind: 'program', name: 'test' } as const;
