/** Milliseconds of a pause after which the preview shows what was typed. */
const pause = 500;
/** Key under which the browser's tab remembers that the preview is open. */
const remembered = 'office-live';

/** Shows beside the form how the page will look, each time after a pause. */
export function start(bench: HTMLElement): void {
  const form = bench.querySelector<HTMLFormElement>('form');
  const section = bench.querySelector<HTMLElement>('#live-preview');
  const stage = bench.querySelector<HTMLElement>('[data-live-stage]');
  const toggle = bench.querySelector<HTMLElement>('[data-live-toggle]');
  if (form === null || section === null || stage === null || toggle === null) return;
  const frames = framesIn(stage, bench.dataset['title'] ?? '');
  let timer: ReturnType<typeof setTimeout> | undefined;
  let shown = '';
  const ask = (): void => void form.dispatchEvent(new Event('keep-now'));
  const open = (isOpen: boolean): void => {
    section.hidden = !isOpen;
    bench.toggleAttribute('data-open', isOpen);
    toggle.ariaExpanded = String(isOpen);
    if (isOpen) ask();
  };
  toggle.hidden = false;
  toggle.addEventListener('click', () => {
    open(section.hidden === true);
    sessionStorage.setItem(remembered, section.hidden ? '' : '1');
  });
  form.addEventListener('input', () => {
    clearTimeout(timer);
    if (!section.hidden) timer = setTimeout(ask, pause);
  });
  form.addEventListener('on-server', () => {
    const { kept = '' } = form.dataset;
    if (section.hidden || kept === shown) return;
    shown = kept;
    frames.show((bench.dataset['live'] ?? '') + (kept.split(' ')[0] ?? ''));
  });
  const buttons = [...section.querySelectorAll<HTMLElement>('[data-live-width]')];
  for (const button of buttons)
    button.addEventListener('click', () => {
      for (const one of buttons) one.ariaPressed = String(one === button);
      frames.widen(Number(button.dataset['liveWidth']));
    });
  new ResizeObserver(() => frames.fit()).observe(stage);
  if (sessionStorage.getItem(remembered) === '1') open(true);
}

/**
 * Shows pages in the stage, at the width of a screen and scaled to fit. A new page is loaded behind the old
 * one and takes its place and its scroll position, so nothing flickers, and the history gets no entries. A
 * page in the stage runs no script and takes no focus.
 */
function framesIn(stage: HTMLElement, title: string) {
  let [width, current]: [number, HTMLIFrameElement | null] = [390, null];
  const place = (frame: HTMLIFrameElement): void => {
    const scale = Math.min(1, stage.clientWidth / width);
    Object.assign(frame.style, {
      left: `${(stage.clientWidth - width * scale) / 2}px`,
      width: `${width}px`,
      height: `${stage.clientHeight / scale}px`,
      transform: `scale(${scale})`,
    });
  };
  const fit = (): void => stage.querySelectorAll('iframe').forEach(place);
  return {
    fit,
    widen: (wanted: number): void => {
      width = wanted;
      fit();
    },
    show: (address: string): void => {
      const next = document.createElement('iframe');
      next.title = title;
      next.sandbox.add('allow-same-origin');
      next.inert = current !== null;
      next.src = address;
      place(next);
      next.addEventListener(
        'load',
        () => {
          next.contentWindow?.scrollTo({ top: current?.contentWindow?.scrollY ?? 0, behavior: 'instant' });
          // An older page that comes late gives way to a newer one.
          for (const frame of stage.querySelectorAll('iframe'))
            if (frame.compareDocumentPosition(next) & Node.DOCUMENT_POSITION_FOLLOWING) frame.remove();
          next.inert = false;
          current = next;
        },
        { once: true },
      );
      stage.append(next);
    },
  };
}
