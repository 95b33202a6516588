import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { loadWords, words } from './i18n/load-words.ts';
import { localeOf } from './i18n/locale.ts';
import { Words } from './i18n/words.tsx';

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
