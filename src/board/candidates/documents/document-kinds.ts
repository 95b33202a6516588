import { readOleEntries } from './ole-entries.ts';
import { readZip } from './zip-entries.ts';
import type { Zip } from './zip-entries.ts';

/** What looking into a file found: it is what its name says, it is something else, or it carries programs. */
export type Finding = 'genuine' | 'other' | 'macros';

export type DocumentKind = {
  readonly mediaType: string;
  /** What `file-type` calls such content; undefined for plain text, which has no signature. */
  readonly sniffed: string | undefined;
  readonly inspect: (bytes: Buffer) => Finding | Promise<Finding>;
};

const openXml = 'application/vnd.openxmlformats-officedocument';
const openDocument = 'application/vnd.oasis.opendocument';

/** The documents of specification §5, by extension. */
export const documentKinds: Readonly<Record<string, DocumentKind>> = {
  pdf: {
    mediaType: 'application/pdf',
    sniffed: 'pdf',
    inspect: (bytes) => genuineIf(/^%PDF-\d/.test(bytes.toString('latin1', 0, 6))),
  },
  rtf: { mediaType: 'application/rtf', sniffed: 'rtf', inspect: () => 'genuine' },
  txt: { mediaType: 'text/plain', sniffed: undefined, inspect: (bytes) => genuineIf(isPlainText(bytes)) },
  doc: { mediaType: 'application/msword', sniffed: 'cfb', inspect: (bytes) => inspectOle(bytes, 'WordDocument') },
  ppt: {
    mediaType: 'application/vnd.ms-powerpoint',
    sniffed: 'cfb',
    inspect: (bytes) => inspectOle(bytes, 'PowerPoint Document'),
  },
  docx: openXmlKind(`${openXml}.wordprocessingml.document`, 'docx', 'word/'),
  pptx: openXmlKind(`${openXml}.presentationml.presentation`, 'pptx', 'ppt/'),
  odt: openDocumentKind(`${openDocument}.text`, 'odt'),
  odp: openDocumentKind(`${openDocument}.presentation`, 'odp'),
};

function openXmlKind(mediaType: string, sniffed: string, folder: string): DocumentKind {
  const inspect = async (zip: Zip): Promise<Finding> => {
    if (zip.names.some((name) => /vbaProject\.bin$/i.test(name))) return 'macros';
    const types = await zip.text('[Content_Types].xml');
    const declared = types?.includes(`${mediaType}.main+xml`) === true;
    return genuineIf(declared && zip.names.some((name) => name.startsWith(folder) && name.endsWith('.xml')));
  };
  return { mediaType, sniffed, inspect: inZip(inspect) };
}

/**
 * Older office programs leave the lists of an empty library (`script-lb.xml`, `dialog-lc.xml`) in documents
 * without macros.
 */
const isProgram = /^(Basic|Scripts)\/(?!.*(script|dialog)-l[bc]\.xml$).+[^/]$/;

function openDocumentKind(mediaType: string, sniffed: string): DocumentKind {
  const inspect = async (zip: Zip): Promise<Finding> => {
    if (zip.names.some((name) => isProgram.test(name))) return 'macros';
    return genuineIf(
      zip.names[0] === 'mimetype' && (await zip.text('mimetype')) === mediaType && zip.names.includes('content.xml'),
    );
  };
  return { mediaType, sniffed, inspect: inZip(inspect) };
}

function inZip(inspect: (zip: Zip) => Promise<Finding>): DocumentKind['inspect'] {
  return async (bytes) => {
    const zip = await readZip(bytes);
    return zip === undefined ? 'other' : inspect(zip);
  };
}

function inspectOle(bytes: Buffer, stream: string): Finding {
  const names = readOleEntries(bytes);
  if (names.includes('Macros') || names.includes('VBA')) return 'macros';
  return genuineIf(names.includes(stream));
}

/**
 * UTF-8, or an older single-byte encoding: no NUL and no control character but tabs, line ends and form
 * feeds.
 */
function isPlainText(bytes: Buffer): boolean {
  return (
    bytes.length > 0 &&
    !bytes.some((byte) => byte === 0x7f || (byte < 0x20 && ![0x09, 0x0a, 0x0c, 0x0d].includes(byte)))
  );
}

function genuineIf(condition: boolean): Finding {
  return condition ? 'genuine' : 'other';
}
