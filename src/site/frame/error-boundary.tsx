import { latePart } from '#site/scripts/late-part.tsx';
import { Shell } from './shell.tsx';

// In the file of the header: after an error, the network may be what is missing.
const ErrorScreen = await latePart(async () => (await import('./around-main.tsx')).ErrorScreen);

/** Shown when a loader or a view threw. */
export function ErrorBoundary() {
  return (
    <Shell>
      <ErrorScreen />
    </Shell>
  );
}
