/** An element as selectors of a style name it. */
export type Named = { readonly name: string; readonly id: string | undefined; readonly classes: readonly string[] };

/** Returns the ids of the parts that a value refers to, such as `url(#shade)`. */
export const referencesIn = (value: string): string[] =>
  [...value.matchAll(/url\s*\(\s*["']?\s*#([^"')\s]+)/gi)].map(([, id = '']) => id);

/**
 * Tells if a value hides to what an element refers: it takes the reference of the element around it, or of a
 * property that may be set anywhere.
 */
export const hidesReference = (value: string): boolean =>
  /(?:mask|clip-path|filter|marker[\w-]*)\s*:\s*(?:inherit|unset|revert[\w-]*|var\()|--[\w-]+\s*:[^;{}]*url\s*\(/i.test(
    value,
  );

/**
 * Reads to which parts the rules of styles refer. Of a selector its last element counts, whatever stands
 * before it: a rule may then be counted for more elements than it styles, never for fewer.
 * @returns a function that gives the references of an element
 */
export function styleReferences(styles: readonly string[]): (element: Named) => readonly string[] {
  const known = new Map<string, string[]>();
  const note = (key: string, ids: readonly string[]): void => {
    const all = known.get(key) ?? [];
    all.push(...ids);
    known.set(key, all);
  };
  for (const style of styles)
    for (const [, prelude = '', body = ''] of style.matchAll(/([^{}]*)\{([^{}]*)/g)) {
      const ids = referencesIn(body);
      if (ids.length > 0) for (const selector of prelude.split(',')) note(keyOf(selector), ids);
      // With rules inside rules, values of the outer rule stand before the inner one.
      note('*', referencesIn(prelude));
    }
  return ({ name, id, classes }) =>
    ['*', name, `#${id}`, ...classes.map((one) => `.${one}`)].flatMap((key) => known.get(key) ?? []);
}

/** Returns the class, id or name in the last part of a selector; `*` if it has none. */
function keyOf(selector: string): string {
  const last =
    selector
      .trim()
      .split(/[\s>+~]+/)
      .at(-1) ?? '';
  return /[.#][\w-]+/.exec(last)?.[0] ?? /^[a-z][\w-]*/i.exec(last)?.[0] ?? '*';
}
