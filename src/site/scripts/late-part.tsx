import { type ComponentType, lazy, Suspense, useEffect, useId, useLayoutEffect } from 'react';
import { addDuePart, giveUpDueParts, settleDuePart } from './due-parts.ts';
import { firstUse } from './first-use.ts';
import { tellLost } from './tell-lost.ts';

/**
 * Loads the scripts of a part when somebody first uses the page. Until then, the part stays as the server
 * sent it, with links and forms that work without scripts. Use this for parts that are readable without
 * scripts, and that are below the first view or rare. React can replace markup that it has not hydrated, but
 * cannot change it. Therefore the props of such a part may change only by navigations, which wait for the
 * part's scripts (`due-parts.ts`). The file of the part loads the words of the part.
 */
export async function latePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): Promise<ComponentType<Props>> {
  const Part = isWhole || isLive ? await load() : lazy(async () => ({ default: await whenUsed(load) }));
  return function LatePart(props) {
    const id = useId();
    return (
      <>
        <Due part={id} />
        <Suspense>
          <Part {...props} />
          <Settled part={id} />
        </Suspense>
      </>
    );
  };
}

/** Marks the part as waiting for its scripts, from React's first commit on. */
function Due({ part }: { part: string }) {
  useLayoutEffect(() => {
    addDuePart(part);
    return () => settleDuePart(part);
  }, [part]);
  return null;
}

/** Rendered inside the part, so that its effect runs when React has hydrated the part. */
function Settled({ part }: { part: string }) {
  useEffect(() => settleDuePart(part), [part]);
  return null;
}

/**
 * The server renders every part. So does the browser in development: the router removes the inlined styles as
 * soon as React has hydrated the page, and React would then remove the markup of the parts that wait.
 */
const isWhole = import.meta.env.SSR || import.meta.env.DEV;

let isLive = false;

/**
 * Records that React shows the page. From now on, screens that scripts open are rendered with all their
 * parts.
 */
export function goLive(): void {
  isLive = true;
}

async function whenUsed<Part>(load: () => Promise<Part>): Promise<Part> {
  await firstUse();
  await network();
  return load().catch(goOnWithout);
}

// Waits until there is a network. Without a network the module would fail to load, and most browsers cannot
// load it again in the same page. A site on the same machine answers even without a network.
async function network(): Promise<void> {
  if (!navigator.onLine) await fetch('/healthz').catch(untilOnline);
}

const untilOnline = () => new Promise((resolve) => addEventListener('online', resolve, { once: true }));

async function goOnWithout(): Promise<never> {
  await network();
  if (!wasLoadedAnew()) tellLost();
  giveUpDueParts();
  leaveToBrowser();
  return new Promise<never>(() => {});
}

/**
 * Tells if the page was reloaded before, because a file that always fails must not reload the page every
 * minute.
 */
function wasLoadedAnew(): boolean {
  return performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'reload');
}

/**
 * Makes the browser itself follow links and send forms, because a navigation by scripts would wait for the
 * part for ever.
 */
function leaveToBrowser(): void {
  for (const name of ['click', 'submit'])
    addEventListener(name, (event) => event.stopImmediatePropagation(), { capture: true });
}
