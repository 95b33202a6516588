import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { localeOf } from './i18n/locale.ts';
import { Words } from './i18n/words.tsx';

const locale = localeOf(window.location.pathname);
// A language switch loads a new document, so one catalogue is enough for a page's life.
const { messages } = await (locale === 'en' ? import('./i18n/messages.en.ts') : import('./i18n/messages.fr.ts'));

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <Words locale={locale} messages={messages}>
        <HydratedRouter />
      </Words>
    </StrictMode>,
  );
});
