/**
 * Text with markup in it as plain text: block ends become line ends, list items dashes, entities their
 * characters. `a < b` stays.
 */
export function plainTextOfHtml(text: string): string {
  if (!/[<&]/.test(text)) return text;
  return decodeEntities(withoutTags(text));
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

/** Only names that HTML knows are markup: `<Python>` in a sentence is the writer's own. */
function inPlaceOfTag(whole: string, closing: boolean, name: string): string {
  if (name === 'br' || name === 'hr') return '\n';
  if (name === 'li' && !closing) return '\n- ';
  if (blocks.has(name)) return '\n';
  if (name === 'td' || name === 'th') return ' ';
  return inline.has(name) || name === 'script' || name === 'style' || name === 'iframe' ? '' : whole;
}

/** The names of Latin-1's letters in the order of their codes (HTML 4, section 24.2), from À to ÿ. */
const latin1 =
  'Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml'.split(
    ' ',
  );
const entities = new Map<string, string>([
  ...latin1.map((name, index) => [name, String.fromCharCode(0xc0 + index)] as const),
  ...Object.entries({
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    nbsp: ' ',
    ensp: ' ',
    emsp: ' ',
    thinsp: ' ',
    shy: '',
    laquo: '«',
    raquo: '»',
    lsquo: '‘',
    rsquo: '’',
    sbquo: '‚',
    ldquo: '“',
    rdquo: '”',
    bdquo: '„',
    ndash: '–',
    mdash: '—',
    hellip: '…',
    bull: '•',
    middot: '·',
    euro: '€',
    pound: '£',
    copy: '©',
    reg: '®',
    trade: '™',
    deg: '°',
    plusmn: '±',
    sup2: '²',
    sup3: '³',
    frac12: '½',
    oelig: 'œ',
    OElig: 'Œ',
    zwj: '',
    zwnj: '',
    rarr: '→',
    larr: '←',
    ge: '≥',
    le: '≤',
  }),
]);

function decodeEntities(text: string): string {
  return text.replace(
    /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z][a-z0-9]{1,7}));/gi,
    (whole, decimal?: string, hexadecimal?: string, name?: string) => {
      if (name !== undefined) return entities.get(name) ?? whole;
      const code = decimal === undefined ? Number.parseInt(hexadecimal ?? '', 16) : Number(decimal);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
    },
  );
}
