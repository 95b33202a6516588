import { latePart } from '#site/scripts/late-part.tsx';
import { Shell } from './shell.tsx';

// Loads the error screen together with the header, because after a network error nothing more can be loaded.
const ErrorScreen = await latePart(async () => (await import('./around-main.tsx')).ErrorScreen);

/** Shown when a loader or a view threw. */
export function ErrorBoundary() {
  return (
    <Shell>
      <ErrorScreen />
    </Shell>
  );
}
