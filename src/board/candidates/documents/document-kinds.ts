import { fileTypeFromBuffer } from 'file-type';
import { Effort, Unreadable } from './effort.ts';
import type { Finding } from './finding.ts';
import { genuineIf } from './finding.ts';
import { inspectPowerPoint, inspectWord } from './inspect-ole.ts';
import { inspectOpenDocument } from './inspect-open-document.ts';
import { inspectOpenXml } from './inspect-open-xml.ts';
import { inspectRtf } from './inspect-rtf.ts';
import { inspectPdf } from './pdf/inspect-pdf.ts';
import { readZip } from './zip-entries.ts';
import type { Zip } from './zip-entries.ts';

export type DocumentKind = {
  readonly mediaType: string;
  /** Name of the format in `file-type`; undefined for plain text, which has no signature. */
  readonly sniffed: string | undefined;
  readonly inspect: Inspect;
};

type Inspect = (bytes: Buffer, effort: Effort) => Finding | Promise<Finding>;

const openXml = 'application/vnd.openxmlformats-officedocument';
const openDocument = 'application/vnd.oasis.opendocument';

/** The documents of specification §5, by extension. */
export const documentKinds: Readonly<Record<string, DocumentKind>> = {
  pdf: { mediaType: 'application/pdf', sniffed: 'pdf', inspect: inspectPdf },
  rtf: { mediaType: 'application/rtf', sniffed: 'rtf', inspect: inspectRtf },
  txt: { mediaType: 'text/plain', sniffed: undefined, inspect: (bytes) => genuineIf(isPlainText(bytes)) },
  doc: { mediaType: 'application/msword', sniffed: 'cfb', inspect: inspectWord },
  ppt: { mediaType: 'application/vnd.ms-powerpoint', sniffed: 'cfb', inspect: inspectPowerPoint },
  docx: openXmlKind(`${openXml}.wordprocessingml.document`, 'docx', 'word/'),
  pptx: openXmlKind(`${openXml}.presentationml.presentation`, 'pptx', 'ppt/'),
  odt: openDocumentKind(`${openDocument}.text`, 'odt'),
  odp: openDocumentKind(`${openDocument}.presentation`, 'odp'),
};

/** Inspects a file with this extension; its signature must match the extension. */
export async function findingIn(extension: string, bytes: Buffer): Promise<Finding> {
  const kind = documentKinds[extension];
  if (kind === undefined) return 'other';
  const isSniffed = kind.sniffed === undefined || (await fileTypeFromBuffer(bytes))?.ext === kind.sniffed;
  const finding = await lookInto(kind, bytes);
  return finding === 'genuine' && !isSniffed ? 'other' : finding;
}

/** Inspects a file of this kind. Returns `locked` if the file cannot be read within the limit of steps. */
export async function lookInto(kind: DocumentKind, bytes: Buffer, effort = new Effort()): Promise<Finding> {
  try {
    return await kind.inspect(bytes, effort);
  } catch (error) {
    if (error instanceof Unreadable) return 'locked';
    throw error;
  }
}

function openXmlKind(mediaType: string, sniffed: string, folder: string): DocumentKind {
  const inspect = inZip((zip, effort) => inspectOpenXml(zip, { mediaType, folder }, effort));
  return { mediaType, sniffed, inspect };
}

function openDocumentKind(mediaType: string, sniffed: string): DocumentKind {
  return { mediaType, sniffed, inspect: inZip((zip, effort) => inspectOpenDocument(zip, mediaType, effort)) };
}

function inZip(inspect: (zip: Zip, effort: Effort) => Promise<Finding>): Inspect {
  return async (bytes, effort) => {
    const zip = await readZip(bytes);
    return zip === undefined ? 'other' : inspect(zip, effort);
  };
}

/**
 * Tells if bytes are text in UTF-8 or an older single-byte encoding: no NUL, and no control character
 * except tabs, line ends and form feeds.
 */
function isPlainText(bytes: Buffer): boolean {
  return (
    bytes.length > 0 &&
    !bytes.some((byte) => byte === 0x7f || (byte < 0x20 && ![0x09, 0x0a, 0x0c, 0x0d].includes(byte)))
  );
}
