import { use } from 'react';
import { Rendering } from './scripted.ts';

/**
 * Loads the scripts of a screen of content when somebody enters one of its search fields. The scripts hydrate
 * only these fields.
 */
export function LateScripts() {
  const rendering = use(Rendering);
  if (rendering === null) return null;
  return <script nonce={rendering.nonce} dangerouslySetInnerHTML={{ __html: waitFor(rendering.entry) }} />;
}

// Returns the script that waits for a search field to be entered. It loads the entry at once if the visitor
// is already in a field. If the entry cannot be loaded, for example without a network, the page stays plain
// HTML.
function waitFor(entry: string): string {
  const load = `import(${JSON.stringify(entry)}).catch(()=>{})`;
  return `{const enter=({target})=>{target?.closest?.("[data-island]")&&${load}};addEventListener("focusin",enter);enter({target:document.activeElement})}`;
}

/** Preloads the files of the page's words, so that words and scripts arrive together. */
export function WordsAhead() {
  const rendering = use(Rendering);
  return rendering?.words.map((address) => <link key={address} rel="modulepreload" href={address} />);
}
