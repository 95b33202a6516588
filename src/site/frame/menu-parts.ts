type Placed<Part extends string> = { readonly part?: Part };

/** Groups items that follow each other and belong to the same part; the order stays. */
export function byPart<Part extends string, Item extends Placed<Part>>(items: readonly Item[]) {
  const parts: { readonly part: Item['part']; readonly items: Item[] }[] = [];
  for (const item of items) {
    const last = parts.at(-1);
    if (last && item.part !== undefined && last.part === item.part) last.items.push(item);
    else parts.push({ part: item.part, items: [item] });
  }
  return parts;
}
