/** Limit of copies that all `use` elements of a drawing make together. Icons have a few dozen. */
const mostCopies = 10_000;
/** Limit of copies and elements inside each other, which browsers draw by recursion. */
const deepestCopy = 1000;

/** An element, or the drawing: what a copy of it copies. */
type Part = { readonly inside: Part[]; readonly targets: string[]; copies: number | 'counting' | null };

const newPart = (): Part => ({ inside: [], targets: [], copies: null });

/**
 * Counts the copies of a drawing while it is read. Ten groups that each copy the one before ten times are a
 * hundred elements in the file, and ten thousand million on the screen. Copies of themselves have no end.
 */
export function countCopies() {
  const drawing = newPart();
  const open = [drawing];
  const named = new Map<string, Part>();
  let uses = 0;
  return {
    /** Begins an element. */
    enter(id: string | undefined): void {
      const part = newPart();
      open.at(-1)?.inside.push(part);
      open.push(part);
      // Of several elements with one id, browsers copy the first.
      if (id !== undefined && !named.has(id)) named.set(id, part);
    },
    /** Ends the element that began last. */
    leave(): void {
      open.pop();
    },
    /** Notes a `use`. */
    use(target: string): void {
      uses += 1;
      open.at(-1)?.targets.push(target);
    },
    /** Tells if the copies stay below the limit. */
    staysSmall: (): boolean => uses <= mostCopies && copiesIn(drawing, named, 0) <= mostCopies,
  };
}

/** Counts the copies in a part up to the limit. Each part is counted once. */
function copiesIn(part: Part, named: ReadonlyMap<string, Part>, depth: number): number {
  if (part.copies === 'counting' || depth > deepestCopy) return Infinity;
  if (part.copies !== null) return part.copies;
  part.copies = 'counting';
  let sum = part.targets.length;
  const copied = part.targets.flatMap((target) => named.get(target) ?? []); // A target may be missing.
  for (const one of [...part.inside, ...copied]) {
    if (sum > mostCopies) break;
    sum += copiesIn(one, named, depth + 1);
  }
  part.copies = sum;
  return sum;
}
