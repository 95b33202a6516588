import { Parser } from 'htmlparser2';
import type { Effort } from './effort.ts';
import { Unreadable } from './effort.ts';
import type { Finding } from './finding.ts';
import type { Zip } from './zip-entries.ts';

export type Attributes = Readonly<Record<string, string>>;

/**
 * Checks one part of a document. Each call returns a finding or undefined. Names come without their XML
 * prefix.
 */
export type PartReader = {
  readonly element: (name: string, attributes: Attributes) => Finding | undefined;
  readonly text: (text: string) => void;
  readonly end: (name: string) => Finding | undefined;
};

/** Bytes that count as one step: of unpacking, and of reading XML. */
const unpacked = 256;
const read = 16;

/** Limit of nested elements; office programs nest some thirty deep. */
const maximumDepth = 300;

/**
 * Signatures of programs of Windows, Linux, Java and macOS, of OLE objects, and of scripts that name their
 * interpreter.
 */
const programs = ['4d5a', '7f454c46', 'd0cf11e0a1b11ae1', 'cafebabe', 'feedfac', 'cefaedfe', 'cffaedfe', '2321'];

/**
 * Scans every part, whatever its name: XML as a whole, other parts at their beginning. The first finding
 * counts.
 */
export async function scanParts(
  zip: Zip,
  effort: Effort,
  lookAt: (part: string) => PartReader,
): Promise<Finding | undefined> {
  for (const name of zip.names) {
    const finding = await scanPart(zip, name, new XmlReader(lookAt(name), effort));
    if (finding !== undefined) return finding;
  }
  return undefined;
}

/**
 * Scans one part.
 * @throws Unreadable if the part cannot be unpacked, begins as XML but is not text, or takes too long
 */
async function scanPart(zip: Zip, name: string, xml: XmlReader): Promise<Finding | undefined> {
  try {
    for await (const chunk of await zip.open(name)) {
      if (!Buffer.isBuffer(chunk)) continue;
      xml.read(chunk);
      if (xml.isOver) return xml.found;
    }
    return xml.found;
  } catch (cause) {
    throw new Unreadable('a part that cannot be read', { cause });
  }
}

/** Reads one part, chunk by chunk. */
class XmlReader {
  found: Finding | undefined;
  #begun: 'no' | 'xml' | 'binary' = 'no';
  #decoder: TextDecoder | undefined;
  #depth = 0;
  readonly #effort: Effort;
  readonly #parser: Parser;

  constructor(look: PartReader, effort: Effort) {
    this.#effort = effort;
    const note = (finding: Finding | undefined) => (this.found ??= finding);
    this.#parser = new Parser(
      {
        onattribute: () => effort.spend(1),
        onopentag: (name, attributes) => {
          this.#enter();
          note(look.element(localName(name), attributes));
        },
        ontext: (text) => {
          effort.spend(1);
          look.text(text);
        },
        onclosetag: (name) => {
          this.#depth -= 1;
          note(look.end(localName(name)));
        },
        onprocessinginstruction: (_name, data) => note(isPlain(data) ? undefined : 'locked'),
      },
      { xmlMode: true, decodeEntities: true },
    );
  }

  /** True if it is not necessary to read the rest of this part. */
  get isOver(): boolean {
    return this.found !== undefined || this.#begun === 'binary';
  }

  read(chunk: Buffer): void {
    if (this.#decoder === undefined && isProgram(chunk)) this.found = 'programs';
    this.#effort.spend(Math.ceil(chunk.length / (this.#begun === 'xml' ? read : unpacked)));
    const text = this.#decode(chunk);
    if (this.#begun === 'no' && text.trim() !== '') this.#begun = text.trimStart().startsWith('<') ? 'xml' : 'binary';
    if (this.#begun === 'xml') this.#parser.write(text);
  }

  /** Decodes text and refuses invalid text, because another program might read other words in it. */
  #decode(chunk: Buffer): string {
    const isFirst = this.#decoder === undefined;
    this.#decoder ??= new TextDecoder(encodingOf(chunk), { fatal: true });
    try {
      return this.#decoder.decode(chunk, { stream: true });
    } catch (error) {
      if (!isFirst || startsAsXml(chunk)) throw error;
      this.#begun = 'binary';
      return '';
    }
  }

  #enter(): void {
    this.#effort.spend(1);
    // Limits the number of open elements, because the parser moves its whole list of them for each element.
    if (++this.#depth > maximumDepth) throw new Unreadable('elements nested too deep');
  }
}

/** Tells if the first bytes are the beginning of markup, in any encoding. */
const startsAsXml = (chunk: Buffer): boolean =>
  chunk
    .toString('latin1', 0, 200)
    .replaceAll(/[\0\s\u00ef\u00bb\u00bf\u00fe\u00ff]/g, '')
    .startsWith('<');

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

/** Value of an attribute with any prefix. */
export const attributeOf = (attributes: Attributes, name: string): string => attributesOf(attributes, name)[0] ?? '';

/** Values of all attributes of this name, whatever their prefixes. */
export const attributesOf = (attributes: Attributes, name: string): string[] =>
  Object.entries(attributes).flatMap(([written, value]) => (localName(written) === name ? [value] : []));

const isProgram = (chunk: Buffer): boolean => programs.some((start) => chunk.toString('hex', 0, 8).startsWith(start));

/**
 * Detects the encoding by the byte order mark or the first sign of markup: W3C, Extensible Markup Language
 * 1.0, F.1.
 */
function encodingOf(chunk: Buffer): string {
  const start = chunk.toString('hex', 0, 2);
  if (start === 'feff' || start === '003c') return 'utf-16be';
  return start === 'fffe' || start === '3c00' ? 'utf-16le' : 'utf-8';
}

/**
 * Accepts UTF-8 and UTF-16, in which office documents are written (ECMA-376-2, 6.2.5). Another encoding, or
 * entities defined in the document, could hide words from us that an office program would read.
 */
function isPlain(instruction: string): boolean {
  const encoding = /^\?xml\s.*encoding\s*=\s*["']([^"']*)/i.exec(instruction)?.[1] ?? 'utf-8';
  return /^(utf-8|utf-16|us-ascii)$/i.test(encoding) && !/^!doctype[^]*\[/i.test(instruction);
}
