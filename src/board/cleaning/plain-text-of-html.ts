import { decodeHTMLStrict } from 'entities';

/**
 * Converts a text with markup to plain text: block ends become line ends, list items get dashes, entities
 * become characters. `a < b` stays.
 */
export function plainTextOfHtml(text: string): string {
  if (!/[<&]/.test(text)) return text;
  return decodeHTMLStrict(withoutTags(text));
}

const tag = /<(\/?)([a-z][a-z0-9]*)\b(?:[^<>"']|"[^"<>]*"|'[^'<>]*')*>/gi;
const blocks = new Set([
  'address',
  'article',
  'blockquote',
  'dd',
  'div',
  'dl',
  'dt',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'li',
  'ol',
  'p',
  'section',
  'table',
  'tr',
  'ul',
]);
const inline = new Set([
  'a',
  'abbr',
  'b',
  'body',
  'center',
  'code',
  'em',
  'font',
  'html',
  'i',
  'img',
  'input',
  'label',
  'meta',
  'o',
  'pre',
  's',
  'small',
  'span',
  'strike',
  'strong',
  'sub',
  'sup',
  'tbody',
  'td',
  'th',
  'thead',
  'tt',
  'u',
]);

function withoutTags(text: string): string {
  return withoutHidden(text).replace(tag, (whole, slash: string, name: string) =>
    inPlaceOfTag(whole, slash === '/', name.toLowerCase()),
  );
}

const hidden = ['script', 'style', 'head', 'iframe', 'object', 'svg'];
const hiddenOrComment = new RegExp(`<(?:(${hidden.join('|')})\\b|!--)`, 'gi');

/** Removes comments, and elements whose content is not text. A comment or element without an end stays. */
function withoutHidden(text: string): string {
  const ends = new Map(hidden.map((name) => [name, searchAhead(text, new RegExp(`</${name}\\s*>`, 'gi'))]));
  const [endOfComment, endOfTag] = [searchAhead(text, /-->/g), searchAhead(text, />/g)];
  let [kept, from] = ['', 0];
  for (const { 0: begin, 1: name, index } of text.matchAll(hiddenOrComment)) {
    if (index < from) continue;
    const inside = name === undefined ? index + begin.length : endOfTag(index);
    const endAfter = name === undefined ? endOfComment : ends.get(name.toLowerCase());
    const end = inside === undefined ? undefined : endAfter?.(inside);
    if (end === undefined) continue;
    kept += text.slice(from, index);
    from = end;
  }
  return kept + text.slice(from);
}

/**
 * Returns a function that finds the end of the next match at or after a position; the positions must not
 * decrease. All calls together read the text only once. A text with many unclosed elements would otherwise be
 * read to its end for each of them.
 */
function searchAhead(text: string, pattern: RegExp): (place: number) => number | undefined {
  const matches = text.matchAll(pattern);
  let next = matches.next();
  return (place) => {
    while (!next.done && next.value.index < place) next = matches.next();
    return next.done ? undefined : next.value.index + next.value[0].length;
  };
}

/** Removes the tag names of HTML only, because `<Python>` in a sentence belongs to the text. */
function inPlaceOfTag(whole: string, closing: boolean, name: string): string {
  if (name === 'br' || name === 'hr') return '\n';
  if (name === 'li' && !closing) return '\n- ';
  if (blocks.has(name)) return '\n';
  if (name === 'td' || name === 'th') return ' ';
  return inline.has(name) || name === 'script' || name === 'style' || name === 'iframe' ? '' : whole;
}
