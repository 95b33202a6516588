import { latePart } from '#site/scripts/late-part.tsx';
import { Shell } from './shell.tsx';

// Loaded with the header, because after an error of the network nothing else may load.
const ErrorScreen = await latePart(async () => (await import('./around-main.tsx')).ErrorScreen);

/** Shown when a loader or a view threw. */
export function ErrorBoundary() {
  return (
    <Shell>
      <ErrorScreen />
    </Shell>
  );
}
