/** A picture with two marks on it: its frame, and the point that stays visible. */
export type Stage = {
  readonly picture: HTMLElement;
  readonly image: HTMLImageElement;
  readonly frame: HTMLButtonElement;
  readonly point: HTMLButtonElement;
};

/** Puts the picture that an element names above its fields. The marks take the focus, for the keyboard. */
export function makeStage(element: HTMLElement): Stage {
  const picture = document.createElement('div');
  const image = new Image();
  Object.assign(image, { src: element.dataset['src'] ?? '', alt: '', draggable: false });
  const [frame, point] = [
    makeMark('frame', element.dataset['frameWords']),
    makeMark('point', element.dataset['pointWords']),
  ];
  picture.dataset['stage'] = '';
  picture.append(image, frame, point);
  const summary = element.querySelector('summary');
  if (summary === null) element.prepend(picture);
  else summary.after(picture);
  return { picture, image, frame, point };
}

function makeMark(name: 'frame' | 'point', words = ''): HTMLButtonElement {
  const mark = document.createElement('button');
  mark.type = 'button';
  mark.dataset['mark'] = name;
  mark.setAttribute('aria-label', words);
  return mark;
}

export const within = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);

const percent = (share: number): string => `${share * 100}%`;

/** Places a mark. Shares are those of the picture's width and height. */
export const place = (mark: HTMLElement, left: number, top: number): void =>
  void Object.assign(mark.style, { left: percent(left), top: percent(top) });

export const size = (mark: HTMLElement, width: number, height: number): void =>
  void Object.assign(mark.style, { width: percent(width), height: percent(height) });

/** Where a pointer is on the picture, as shares of its width and height. */
export function shareAt(picture: HTMLElement, { clientX, clientY }: PointerEvent) {
  const { left, top, width, height } = picture.getBoundingClientRect();
  return { x: within((clientX - left) / width, 0, 1), y: within((clientY - top) / height, 0, 1) };
}

const steps = new Map([
  ['ArrowLeft', { x: -1, y: 0 }],
  ['ArrowRight', { x: 1, y: 0 }],
  ['ArrowUp', { x: 0, y: -1 }],
  ['ArrowDown', { x: 0, y: 1 }],
]);

/** Returns the step of an arrow key in percent, and keeps the page from scrolling; null for other keys. */
export function arrowStep(event: KeyboardEvent) {
  const step = steps.get(event.key) ?? null;
  if (step !== null) event.preventDefault();
  return step;
}
