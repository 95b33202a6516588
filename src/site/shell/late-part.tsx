import { type ComponentType, lazy, Suspense } from 'react';
import { firstUse } from './first-use.ts';
import { tellLost } from './tell-lost.ts';

/**
 * A part of a screen whose scripts come when somebody first uses the page: until then it stays as the server
 * sent it, its links and forms the browser's own. It is for what lies below the first view and has nothing to
 * tell at once. Its props must change by navigations alone, which wait for it: React has no other way to
 * change what it did not take over yet than to take it away. Its file brings its own words.
 */
export async function latePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): Promise<ComponentType<Props>> {
  const Part = import.meta.env.SSR ? await load() : lazy(async () => ({ default: await whenUsed(load) }));
  return (props) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  );
}

async function whenUsed<Part>(load: () => Promise<Part>): Promise<Part> {
  await firstUse();
  return tryOn(load);
}

/** Without a network the part stays HTML for so long. */
async function tryOn<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch {
    tellLost();
    await new Promise((resolve) => setTimeout(resolve, 5000));
    return tryOn(load);
  }
}
