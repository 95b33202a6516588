import { decodeHTMLStrict } from 'entities';

/**
 * Turns text with markup into plain text: block ends become line ends, list items dashes, entities their
 * characters. `a < b` stays.
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
  return text
    .replace(/<(script|style|head|iframe|object|svg)\b[^>]*>[\s\S]*?<\/\1\s*>/gi, '')
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(tag, (whole, slash: string, name: string) => inPlaceOfTag(whole, slash === '/', name.toLowerCase()));
}

/** Only tag names of HTML are markup: `<Python>` in a sentence belongs to the text. */
function inPlaceOfTag(whole: string, closing: boolean, name: string): string {
  if (name === 'br' || name === 'hr') return '\n';
  if (name === 'li' && !closing) return '\n- ';
  if (blocks.has(name)) return '\n';
  if (name === 'td' || name === 'th') return ' ';
  return inline.has(name) || name === 'script' || name === 'style' || name === 'iframe' ? '' : whole;
}
