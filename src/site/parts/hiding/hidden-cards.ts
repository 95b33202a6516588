/** A hidden offer or company, by its id. */
export type HiddenTarget = { readonly offer: string } | { readonly company: string };

/**
 * Hides cards by a style sheet of the page instead of by changes of elements, because React may render the
 * cards again: when a candidate returns to a list whose further pages were opened, for example.
 */
const sheet = new CSSStyleSheet();
const hiddenNow = new Map<string, HiddenTarget>();

/** Hides the card of an offer, or all cards of a company. An item with a line shows only the line. */
export function hideCards(hidden: HiddenTarget): void {
  hiddenNow.set(JSON.stringify(hidden), hidden);
  apply();
}

export function showCards(hidden: HiddenTarget): void {
  hiddenNow.delete(JSON.stringify(hidden));
  apply();
}

function apply(): void {
  const rules = [...hiddenNow.values()].map((hidden) => {
    const link = linkOf(hidden);
    const item = `li:has(> article ${link}):has([href$="/masquer"])`;
    return `${item} > article, ${item}:not(:has(> [data-hidden-line])) { display: none !important; }`;
  });
  sheet.replaceSync(rules.join('\n'));
  if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet);
}

/** Returns the selector of a link that only the cards of the offer, or of the company, have. */
function linkOf(hidden: HiddenTarget): string {
  return 'offer' in hidden
    ? `a[href$="/offres/${Number(hidden.offer)}/masquer"]`
    : `a[href$="/entreprises/${Number(hidden.company)}"]`;
}
