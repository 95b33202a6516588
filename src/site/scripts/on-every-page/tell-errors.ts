import { browserErrorsPath, maxFrames, sampled } from './error-telling.ts';

const maxTold = 5;

/** Reports a third of the page's errors to the server, by kind and place, never by their messages. */
export function tellErrors(): void {
  if (document.querySelector('script[data-page-scripts="tells"]') === null) return;
  let told = 0;
  const tell = (error: unknown) => {
    if (told >= maxTold || Math.random() >= sampled) return;
    told += 1;
    const { name, stack = '' } = error instanceof Error ? error : { name: typeof error };
    navigator.sendBeacon(browserErrorsPath, JSON.stringify({ name: name.slice(0, 100), frames: framesOf(stack) }));
  };
  addEventListener('error', (event) => tell(event.error));
  addEventListener('unhandledrejection', (event) => void (event.defaultPrevented || tell(event.reason)));
}

/** Selects the lines of a stack that name a file, because the first line may contain the error's message. */
function framesOf(stack: string): string[] {
  const lines = stack.split('\n').filter((line) => /^\s*at |@.*:\d+:\d+$/.test(line));
  return lines.slice(0, maxFrames).map((line) => line.trim().replaceAll(location.origin, '').slice(0, 300));
}
