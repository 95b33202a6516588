import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { loadWords, words } from '#words/load-words.ts';
import { localeOf } from '#words/locale.ts';
import { Words } from '#words/words.tsx';

await loadWords('shell', 'errors', 'navigation');

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <Words locale={localeOf(window.location.pathname)} messages={words}>
        <HydratedRouter />
      </Words>
    </StrictMode>,
  );
});
