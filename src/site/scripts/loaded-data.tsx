import { use } from 'react';
import { Rendering, useScripted } from './scripted.ts';

export const dataBlockId = 'loaded';

/**
 * The data of the loaders, for the router's scripts, in a data block: plain JSON, which needs no second
 * escaping and no hash in the security policy. The block follows the content, because gzip finds repetitions
 * within 32 kB only: after the frame of a search it was 0.2 kB larger. A page without scripts has no block.
 */
export function LoadedData() {
  const scripted = useScripted();
  const rendering = use(Rendering);
  // The browser's block is empty, so React leaves the content as the server sent it.
  const loaded = rendering === null ? '' : rendering.loaded;
  if (!scripted || loaded === null) return null;
  return (
    <script type="text/data" id={dataBlockId} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: loaded }} />
  );
}

/** Writes JSON that cannot end its script element. It escapes `<`, which JSON contains only in strings. */
export function scriptSafe(json: string): string {
  return json.replaceAll('<', String.raw`\u003c`);
}
