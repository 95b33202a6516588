import { use } from 'react';
import { Rendering } from './scripted.ts';

/** Names the files of the page's words in its head, so that they come with its scripts. */
export function WordsAhead() {
  const rendering = use(Rendering);
  return rendering?.words.map((address) => <link key={address} rel="modulepreload" href={address} />);
}
