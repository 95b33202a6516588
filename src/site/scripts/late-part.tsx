import { type ComponentType, lazy, Suspense } from 'react';
import { firstUse } from './first-use.ts';
import { tellLost } from './tell-lost.ts';

/**
 * A part of a screen whose scripts come when somebody first uses the page: until then it stays as the server
 * sent it, its links and forms the browser's own. It is for what lies below the first view or is seldom
 * there, and is read without scripts. Its props must change by navigations alone, which wait for it: React
 * has no other way to change what it did not take over yet than to take it away. Its file brings its words.
 */
export async function latePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): Promise<ComponentType<Props>> {
  const Part = import.meta.env.SSR || isLive ? await load() : lazy(async () => ({ default: await whenUsed(load) }));
  return (props) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  );
}

let isLive = false;

/** From now on React shows the page: a screen that scripts lead to comes with all of its parts. */
export function goLive(): void {
  isLive = true;
}

async function whenUsed<Part>(load: () => Promise<Part>): Promise<Part> {
  await firstUse();
  return load().catch(goOnWithout);
}

// A module that could not be had stays so for the life of its page, in most browsers.
async function goOnWithout(): Promise<never> {
  if (!navigator.onLine) await new Promise((resolve) => addEventListener('online', resolve, { once: true }));
  if (!wasLoadedAnew()) tellLost();
  leaveToBrowser();
  return new Promise<never>(() => {});
}

/** Once: whoever reads is not to be disturbed each minute by a file that is refused for good. */
function wasLoadedAnew(): boolean {
  return performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'reload');
}

/** Navigations would wait for the part without end: links and forms are those of a page without scripts. */
function leaveToBrowser(): void {
  for (const name of ['click', 'submit'])
    addEventListener(name, (event) => event.stopImmediatePropagation(), { capture: true });
}
