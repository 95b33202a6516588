import { use } from 'react';
import { Rendering } from './scripted.ts';

/** The scripts of a screen of content: they come when somebody enters one of its islands, for these alone. */
export function LateScripts() {
  const rendering = use(Rendering);
  if (rendering === null) return null;
  return <script nonce={rendering.nonce} dangerouslySetInnerHTML={{ __html: waitFor(rendering.entry) }} />;
}

// Somebody may have been faster than the script. Without the entry, as when the network is away, all stays
// HTML.
function waitFor(entry: string): string {
  const load = `import(${JSON.stringify(entry)}).catch(()=>{})`;
  return `{const enter=({target})=>{target?.closest?.("[data-island]")&&${load}};addEventListener("focusin",enter);enter({target:document.activeElement})}`;
}

/** Names the files of the page's words in its head, so that they come with its scripts. */
export function WordsAhead() {
  const rendering = use(Rendering);
  return rendering?.words.map((address) => <link key={address} rel="modulepreload" href={address} />);
}
