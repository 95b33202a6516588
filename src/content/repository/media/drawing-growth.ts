import { type Named, styleReferences } from './drawing-references.ts';

/** Limit of the elements that browsers draw, with all copies. A map has some ten thousand. */
const mostDrawn = 100_000;
/** Limit of copies and elements inside each other, which browsers draw by recursion. */
const deepestDrawn = 1000;

type Element = Named & { readonly refersTo: readonly string[] };

/** An element, or the drawing: what is drawn with it. */
type Part = {
  readonly element: Named;
  readonly inside: Part[];
  readonly refersTo: string[];
  drawn: number | 'counting' | null;
};

const partOf = ({ refersTo, ...element }: Element): Part => ({
  element,
  inside: [],
  refersTo: [...refersTo],
  drawn: null,
});

// Browsers draw a gradient once, whatever is filled with it.
const drawnOnce = /gradient$/i;

/**
 * Counts what browsers draw while a drawing is read: elements, copies of elements (`use`), and the content of
 * masks and patterns for each element that has one. Ten groups that each copy the group before ten times are
 * a hundred elements in the file, and ten thousand million on the screen. Copies of themselves have no end.
 */
export function countDrawn() {
  const drawing = partOf({ name: '', id: undefined, classes: [], refersTo: [] });
  const [open, parts, styles] = [[drawing], [drawing], [] as string[]];
  const named = new Map<string, Part>();
  return {
    /** Begins an element. */
    enter(element: Element): void {
      const part = partOf(element);
      open.at(-1)?.inside.push(part);
      open.push(part);
      parts.push(part);
      // Of several elements with one id, browsers copy the first.
      if (element.id !== undefined && !named.has(element.id)) named.set(element.id, part);
    },
    /** Ends the element that began last. */
    leave(): void {
      open.pop();
    },
    /** Notes the whole text of a style. */
    style(text: string): void {
      styles.push(text);
    },
    /** Tells if all that is drawn stays below the limit. */
    staysSmall(): boolean {
      const byStyle = styleReferences(styles);
      let references = 0;
      for (const part of parts) {
        part.refersTo.push(...byStyle(part.element));
        references += part.refersTo.length;
        if (references > mostDrawn) return false;
      }
      return drawnIn(drawing, named, 0) <= mostDrawn;
    },
  };
}

/** Counts the elements that are drawn with a part, up to the limit. Each part is counted once. */
function drawnIn(part: Part, named: ReadonlyMap<string, Part>, depth: number): number {
  if (part.drawn === 'counting' || depth > deepestDrawn) return Infinity;
  if (part.drawn !== null) return part.drawn;
  part.drawn = 'counting';
  let sum = 1;
  const copied = part.refersTo.flatMap((id) => named.get(id) ?? []); // The part may be missing.
  for (const one of [...part.inside, ...copied.filter(({ element }) => !drawnOnce.test(element.name))]) {
    if (sum > mostDrawn) break;
    sum += drawnIn(one, named, depth + 1);
  }
  part.drawn = sum;
  return sum;
}
