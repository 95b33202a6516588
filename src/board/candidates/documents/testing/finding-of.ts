import { documentKinds, lookInto } from '../document-kinds.ts';
import type { Effort } from '../effort.ts';
import type { Finding } from '../finding.ts';

/** Returns the finding for a document with this extension. */
export function findingOf(extension: string, bytes: Buffer, effort?: Effort): Promise<Finding> {
  const kind = documentKinds[extension];
  if (kind === undefined) throw new RangeError(extension);
  return lookInto(kind, bytes, effort);
}
