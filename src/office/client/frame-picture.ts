import { arrowStep, makeStage, place, shareAt, size, type Stage, within } from './picture-stage.ts';

const parts = ['x', 'y', 'width', 'height', 'focusX', 'focusY'] as const;
type Part = (typeof parts)[number];

/** The number fields of a picture, which stay the truth. */
type Frame = {
  /** Pixels of the picture, which may become another one. */
  readonly pixels: () => { readonly width: number; readonly height: number };
  /** False for a picture that only has a point. */
  readonly canCut: boolean;
  readonly get: (part: Part, otherwise: number) => number;
  readonly cut: (x: number, y: number, width: number, height: number) => void;
  readonly point: (x: number, y: number) => void;
};

/**
 * Shows the picture of a field with its frame and its focal point. A pointer draws the frame and drags the
 * point; arrow keys move both, and with Shift resize the frame.
 */
export function start(element: HTMLElement): void {
  if (element.querySelector('[data-stage]') !== null) return;
  element.querySelector('[data-draw]')?.removeAttribute('hidden');
  const frame = frameOf(element);
  const stage = makeStage(element);
  stage.frame.hidden = !frame.canCut;
  const show = (): void => {
    const { get } = frame;
    const { width, height } = frame.pixels();
    place(stage.frame, get('x', 0) / width, get('y', 0) / height);
    size(stage.frame, get('width', width) / width, get('height', height) / height);
    place(stage.point, get('focusX', 50) / 100, get('focusY', 50) / 100);
  };
  drawByPointer(stage, frame);
  moveByKeys(stage, frame);
  element.addEventListener('input', show);
  showPart(element, frame);
  element.addEventListener('other-picture', () => {
    stage.image.src = element.dataset['src'] ?? '';
    show();
  });
  show();
}

/** Milliseconds without a change after which the small picture beside the field shows the part. */
const pause = 400;

function showPart(element: HTMLElement, { pixels, get }: Frame): void {
  const small = element.closest('[data-picture]')?.querySelector<HTMLElement>('[data-shown]');
  let timer: ReturnType<typeof setTimeout> | undefined;
  element.addEventListener('input', () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      const [all, x, y, width, height] = [pixels(), get('x', 0), get('y', 0), get('width', 0), get('height', 0)];
      const fits = width > 0 && height > 0 && x + width <= all.width && y + height <= all.height;
      const image = small?.querySelector('img');
      const part = fits ? `rect=${[x, y, width, height].map(Math.round).join(',')}&` : '';
      if (image) image.src = `${element.dataset['src'] ?? ''}?${part}w=320`;
    }, pause);
  });
}

function frameOf(element: HTMLElement): Frame {
  const pixels = () => ({ width: Number(element.dataset['width']), height: Number(element.dataset['height']) });
  const fieldOf = (part: Part) =>
    element.querySelector<HTMLInputElement>(`input[name="${part}"], input[name$=".${part}"]`);
  const inputs = new Map(parts.map((part) => [part, fieldOf(part)]));
  const set = (values: Partial<Record<Part, number>>): void => {
    for (const [part, input] of inputs) {
      const value = values[part];
      if (value === undefined || !input) continue;
      input.value = String(Math.round(value));
      input.dispatchEvent(new Event('input', { bubbles: true }));
    }
  };
  return {
    pixels,
    canCut: inputs.get('width') !== null,
    get(part, otherwise) {
      const text = inputs.get(part)?.value.replace(',', '.') ?? '';
      return text === '' || Number.isNaN(Number(text)) ? otherwise : Number(text);
    },
    cut(x, y, w, h) {
      const { width, height } = pixels();
      const [left, top] = [Math.round(within(x, 0, width - 1)), Math.round(within(y, 0, height - 1))];
      set({ x: left, y: top, width: within(w, 1, width - left), height: within(h, 1, height - top) });
    },
    point: (x, y) => set({ focusX: within(x, 0, 100), focusY: within(y, 0, 100) }),
  };
}

/** A smaller movement is a click, which draws nothing. */
const leastDrawn = 0.02;

function drawByPointer({ picture, point }: Stage, frame: Frame): void {
  picture.addEventListener('pointerdown', (event) => {
    event.preventDefault();
    picture.setPointerCapture(event.pointerId);
    const from = shareAt(picture, event);
    const isPoint = event.target === point || !frame.canCut;
    const move = (moved: PointerEvent): void => {
      const to = shareAt(picture, moved);
      const { width, height } = frame.pixels();
      const [wide, tall] = [Math.abs(to.x - from.x), Math.abs(to.y - from.y)];
      if (isPoint) frame.point(to.x * 100, to.y * 100);
      else if (wide > leastDrawn && tall > leastDrawn)
        frame.cut(Math.min(from.x, to.x) * width, Math.min(from.y, to.y) * height, wide * width, tall * height);
    };
    if (isPoint) move(event);
    const ended = new AbortController();
    picture.addEventListener('pointermove', move, ended);
    for (const end of ['pointerup', 'pointercancel']) picture.addEventListener(end, () => ended.abort(), ended);
  });
}

function moveByKeys(stage: Stage, { pixels, get, cut, point }: Frame): void {
  stage.frame.addEventListener('keydown', (event) => {
    const step = arrowStep(event);
    if (step === null) return;
    const { width, height } = pixels();
    const [x, y, w, h] = [get('x', 0), get('y', 0), get('width', width), get('height', height)];
    const [dx, dy] = [(step.x * width) / 100, (step.y * height) / 100];
    if (event.shiftKey) cut(x, y, w + dx, h + dy);
    else cut(within(x + dx, 0, width - w), within(y + dy, 0, height - h), w, h);
  });
  stage.point.addEventListener('keydown', (event) => {
    const step = arrowStep(event);
    if (step !== null) point(get('focusX', 50) + step.x, get('focusY', 50) + step.y);
  });
}
