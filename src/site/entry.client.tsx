import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { waitForParts } from './scripts/wait-for-parts.ts';
import { goLive } from './scripts/late-part.tsx';
import { frameWords, loadWords, loadedWords } from '#words/load-words.ts';
import { localeOf } from '#words/locale.ts';
import { Words } from '#words/words.tsx';

// On a screen of content, React hydrates only the search fields.
const islands = document.querySelectorAll<HTMLElement>('[data-island]');
if (islands.length > 0) {
  const { hydrateFields } = await import('./parts/suggestions/hydrate-fields.tsx');
  await hydrateFields(islands);
} else await hydratePage();

async function hydratePage() {
  await loadWords(...frameWords);
  goLive();
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <Words locale={localeOf(window.location.pathname)} messages={loadedWords}>
          <HydratedRouter instrumentations={[waitForParts]} />
        </Words>
      </StrictMode>,
    );
  });
}
