import fields from './fr/fields.json' with { type: 'json' };

type CodesOf<Nouns> = { [Noun in keyof Nouns & string]: `${Noun}.${keyof Nouns[Noun] & string}` }[keyof Nouns & string];

/**
 * Reason why a field is refused. The catalogue `fields` has a sentence for every code; a code without a
 * sentence does not compile.
 */
export type FieldCode = CodesOf<typeof fields>;

/** Checks the code that a schema uses as its message: `z.string(fieldCode('field.required'))`. */
export const fieldCode = (code: FieldCode): FieldCode => code;

const codes: ReadonlySet<string> = new Set(
  Object.entries(fields).flatMap(([noun, sentences]) => Object.keys(sentences).map((name) => `${noun}.${name}`)),
);

export const isFieldCode = (text: string): text is FieldCode => codes.has(text);
