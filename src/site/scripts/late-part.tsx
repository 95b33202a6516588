import { type ComponentType, lazy, Suspense, useEffect, useId, useLayoutEffect } from 'react';
import { addDuePart, giveUpDueParts, settleDuePart } from './due-parts.ts';
import { firstUse } from './first-use.ts';
import { tellLost } from './tell-lost.ts';

/**
 * Loads the scripts of a part when somebody first uses the page. Until then the part stays as the server
 * sent it, with the browser's own links and forms. For parts that are readable without scripts and are
 * below the first view or seldom present. React cannot change markup that it has not hydrated, only replace
 * it, therefore the props of such a part may change only by navigations, which wait for its scripts
 * (`due-parts.ts`). The part's file loads its words.
 */
export async function latePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): Promise<ComponentType<Props>> {
  const Part = import.meta.env.SSR || isLive ? await load() : lazy(async () => ({ default: await whenUsed(load) }));
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

/** Marks the part as waiting from React's first commit on. */
function Due({ part }: { part: string }) {
  useLayoutEffect(() => {
    addDuePart(part);
    return () => settleDuePart(part);
  }, [part]);
  return null;
}

/** Rendered inside the part, so that its effect runs once React has hydrated the part. */
function Settled({ part }: { part: string }) {
  useEffect(() => settleDuePart(part), [part]);
  return null;
}

let isLive = false;

/** Marks that React shows the page: screens reached by scripts are rendered with all their parts. */
export function goLive(): void {
  isLive = true;
}

async function whenUsed<Part>(load: () => Promise<Part>): Promise<Part> {
  await firstUse();
  await network();
  return load().catch(goOnWithout);
}

// Waits for the network, because in most browsers a module that failed to load cannot be loaded again in
// the same page. A site on the same machine answers even without a network.
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

/** Tells if the page was reloaded, because a file that always fails must not reload the page each minute. */
function wasLoadedAnew(): boolean {
  return performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'reload');
}

/**
 * Lets the browser follow links and send forms, because navigations by scripts would wait for the part for
 * ever.
 */
function leaveToBrowser(): void {
  for (const name of ['click', 'submit'])
    addEventListener(name, (event) => event.stopImmediatePropagation(), { capture: true });
}
