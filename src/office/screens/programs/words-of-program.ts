import office from '#words/fr/office.json' with { type: 'json' };

type What = keyof (typeof office)['programs']['what'];
type Why = keyof (typeof office)['programs']['why'];

/** Why a program has no page, by its command. */
const reasons: Readonly<Record<string, Why>> = {
  backup: 'machine',
  'content:export': 'files',
  'content:import': 'files',
  'database:move': 'machine',
  'demo:load': 'trial',
  'demo:remove': 'trial',
  'files:adopt': 'machine',
  'files:move': 'machine',
  migrate: 'machine',
  restore: 'machine',
  sbom: 'files',
  secret: 'secrets',
  'signing-keys': 'secrets',
  sql: 'sqlOnly',
};

const isWhat = (name: string): name is What => Object.hasOwn(office.programs.what, name);

/** Returns the names of the words of a program: `offers:import` is `offersImport` in the catalogue. */
export function wordsOfProgram(command: string): { readonly what: What; readonly why: Why | null } {
  const what = command.replace(/[:-](\w)/g, (_, letter: string) => letter.toUpperCase());
  if (!isWhat(what)) throw new Error(`the program ${command} has no words`);
  return { what, why: reasons[command] ?? null };
}
