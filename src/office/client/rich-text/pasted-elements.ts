/** What a pasted element is, whatever program wrote it. */

/**
 * Parses pasted HTML in a page of its own, in which nothing runs or loads. Attributes of styles and handlers
 * get other names first: the browser would report each as a breach of the policy of our page.
 */
export function parsePasted(html: string): HTMLElement {
  const harmless = html
    .replaceAll(/<style[\s\S]*?<\/style\s*>/gi, '')
    .replaceAll(/<[a-z][^>]*>/gi, (tag) => tag.replaceAll(/\s(?=(?:style|on\w+)\s*=)/gi, ' data-was-'));
  return new DOMParser().parseFromString(harmless, 'text/html').body;
}

/** Elements whose content is no text of an article. */
const left =
  'script,style,meta,link,title,template,noscript,iframe,object,embed,applet,svg,math,canvas,audio,video,img,picture,map,input,button,select,textarea,datalist,[hidden],[aria-hidden=true],[class^=MsoCommentReference]';
/** Styles of what nobody sees, and of what Word draws itself: the signs of its lists, its comments. */
const leftStyles = /(?:^|;)(?:display:none|visibility:hidden|mso-hide:all|mso-list:ignore|mso-element:comment)/;

const blocks = new Set(
  'P,DIV,H1,H2,H3,H4,H5,H6,UL,OL,LI,PRE,BLOCKQUOTE,TABLE,CAPTION,THEAD,TBODY,TFOOT,TR,TD,TH,DL,DT,DD,SECTION,ARTICLE,HEADER,FOOTER,ASIDE,MAIN,NAV,FIGURE,FIGCAPTION,FORM,FIELDSET,LEGEND,DETAILS,SUMMARY,ADDRESS,HR,CENTER'.split(
    ',',
  ),
);

const styleOf = (element: Element): string =>
  element.getAttribute('data-was-style')?.toLowerCase().replaceAll(/\s/g, '') ?? '';

export const isLeftOut = (element: Element): boolean => element.matches(left) || leftStyles.test(styleOf(element));

export const isBlock = ({ tagName }: Element): boolean => blocks.has(tagName.toUpperCase());

/** Kind of the list of Word to which a paragraph belongs; null for other paragraphs. */
export function wordListOf(element: Element): 'list-item' | 'o-list-item' | null {
  const isItem =
    /(?:^|;)mso-list:(?!none|ignore)/.test(styleOf(element)) || element.className.startsWith('MsoListParagraph');
  if (element.tagName !== 'P' || !isItem) return null;
  const marker = [...element.querySelectorAll('[data-was-style]')].find((one) => /mso-list:ignore/.test(styleOf(one)));
  return /^\s*\(?[\da-z]{1,4}[.)]/i.test(marker?.textContent ?? '') ? 'o-list-item' : 'list-item';
}

/** Marks that an element sets, and `false` for those that it takes away. */
export function marksSetBy(element: Element): Readonly<Record<string, boolean>> {
  const style = styleOf(element);
  const tag = element.tagName;
  const [, weight] = /(?:^|;)font-weight:(bold|bolder|normal|lighter|\d+)/.exec(style) ?? [];
  const [, slope] = /(?:^|;)font-style:(italic|oblique|normal)/.exec(style) ?? [];
  const isBold = weight === undefined ? undefined : /^bold|^[6-9]\d\d$/.test(weight);
  const isItalic = slope === undefined ? undefined : slope !== 'normal';
  const strong = isBold ?? (tag === 'B' || tag === 'STRONG' || undefined);
  const em = isItalic ?? (tag === 'I' || tag === 'EM' || undefined);
  return { ...(strong !== undefined && { strong }), ...(em !== undefined && { em }) };
}
