import { Parser } from 'htmlparser2';
import type { Finding } from './finding.ts';
import type { Zip } from './zip-entries.ts';

export type Attributes = Readonly<Record<string, string>>;

/** What looks at one part of a document; a call gives what it found, if anything. Names have no prefix. */
export type Look = {
  readonly element: (name: string, attributes: Attributes) => Finding | undefined;
  readonly text: (text: string) => void;
  readonly end: (name: string) => Finding | undefined;
};

/** Bytes of XML that are read in one document, in about a second: a CV has some hundred thousand. */
const maximumXml = 8 * 1024 * 1024;

/** Programs of Windows, Linux, Java and macOS, OLE objects, scripts that name their interpreter. */
const programs = ['4d5a', '7f454c46', 'd0cf11e0a1b11ae1', 'cafebabe', 'feedfac', 'cefaedfe', 'cffaedfe', '2321'];

/**
 * Looks into every part, whatever it is called: at the beginning of those that are no XML, and at all of
 * those that are. The first finding counts.
 */
export async function scanParts(zip: Zip, lookAt: (part: string) => Look): Promise<Finding | undefined> {
  const reading = { left: maximumXml };
  for (const name of zip.names) {
    const finding = await scanPart(zip, name, lookAt(name), reading);
    if (finding !== undefined) return finding;
  }
  return undefined;
}

async function scanPart(zip: Zip, name: string, look: Look, reading: { left: number }): Promise<Finding | undefined> {
  const xml = new XmlReader(look);
  try {
    for await (const chunk of await zip.open(name)) {
      if (!Buffer.isBuffer(chunk)) continue;
      xml.read(chunk);
      if (xml.isOver) return xml.found;
      reading.left -= xml.hasBegun ? chunk.length : 0;
      if (reading.left < 0) return 'locked';
    }
    return xml.found;
  } catch {
    return 'locked'; // it cannot be unpacked
  }
}

/** Reads one part, chunk by chunk. */
class XmlReader {
  found: Finding | undefined;
  #begun: 'no' | 'xml' | 'binary' = 'no';
  #decoder: TextDecoder | undefined;
  readonly #parser: Parser;

  constructor(look: Look) {
    const note = (finding: Finding | undefined) => (this.found ??= finding);
    this.#parser = new Parser(
      {
        onopentag: (name, attributes) => note(look.element(localName(name), attributes)),
        ontext: (text) => look.text(text),
        onclosetag: (name) => note(look.end(localName(name))),
        onprocessinginstruction: (_name, data) => note(isPlain(data) ? undefined : 'locked'),
      },
      { xmlMode: true, decodeEntities: true },
    );
  }

  /** Blanks before the first markup are no XML yet. */
  get hasBegun(): boolean {
    return this.#begun !== 'no';
  }

  /** Nothing more is to be known of this part. */
  get isOver(): boolean {
    return this.found !== undefined || this.#begun === 'binary';
  }

  read(chunk: Buffer): void {
    if (this.#decoder === undefined && isProgram(chunk)) this.found = 'programs';
    this.#decoder ??= new TextDecoder(encodingOf(chunk));
    const text = this.#decoder.decode(chunk, { stream: true });
    if (this.#begun === 'no' && text.trim() !== '') this.#begun = text.trimStart().startsWith('<') ? 'xml' : 'binary';
    if (this.#begun === 'xml') this.#parser.write(text);
  }
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

/** The value of an attribute, whatever prefix its name has. */
export function attributeOf(attributes: Attributes, name: string): string {
  return Object.entries(attributes).find(([written]) => localName(written) === name)?.[1] ?? '';
}

const isProgram = (chunk: Buffer): boolean => programs.some((start) => chunk.toString('hex', 0, 8).startsWith(start));

/** By the mark, or by the first sign of markup: W3C, Extensible Markup Language 1.0, F.1. */
function encodingOf(chunk: Buffer): string {
  const start = chunk.toString('hex', 0, 2);
  if (start === 'feff' || start === '003c') return 'utf-16be';
  return start === 'fffe' || start === '3c00' ? 'utf-16le' : 'utf-8';
}

/**
 * Office documents are written in UTF-8 or UTF-16 (ECMA-376-2, 6.2.5); other encodings, and entities of a
 * document's own, would hide words from us that a program reads.
 */
function isPlain(instruction: string): boolean {
  const encoding = /^\?xml\s.*encoding\s*=\s*["']([^"']*)/i.exec(instruction)?.[1] ?? 'utf-8';
  return /^(utf-8|utf-16|us-ascii)$/i.test(encoding) && !/^!doctype[^]*\[/i.test(instruction);
}
