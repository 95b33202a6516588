const shares = ['start', 'middle', 'end'] as const;
type Share = (typeof shares)[number];

/**
 * The third of a picture that stays visible where a page cuts it. Pages have no style attributes, so that
 * the point becomes one of nine classes.
 */
export type PictureFocus = `${Share}-${Share}`;

/** Reads the point of interest of a picture's address (imgix, `fp-x` and `fp-y`); null for its middle. */
export function focusIn(address: string): PictureFocus | null {
  const query = URL.parse(address, 'http://site')?.searchParams;
  const [x, y] = [thirdOf(query?.get('fp-x')), thirdOf(query?.get('fp-y'))];
  return x === 'middle' && y === 'middle' ? null : `${x}-${y}`;
}

function thirdOf(share: string | null | undefined): Share {
  const number = Number(share ?? 0.5);
  return (number >= 0 && number <= 1 ? shares[Math.min(2, Math.floor(number * 3))] : undefined) ?? 'middle';
}

/** Reads the focus of a fitted image field; null for any other. */
export function focusOf(field: object): PictureFocus | null {
  const focus: unknown = 'focus' in field ? field.focus : null;
  for (const x of shares) for (const y of shares) if (focus === `${x}-${y}`) return `${x}-${y}`;
  return null;
}
