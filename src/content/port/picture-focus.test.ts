import { expect, it } from 'vitest';
import { fitField } from './fit-field.ts';
import { focusIn, focusOf } from './picture-focus.ts';

it.each([
  ['/content/media/a.jpg?fp-x=0.1&fp-y=0.9', 'start-end'],
  ['/content/media/a.jpg?rect=0,0,9,9&fp-x=0.5&fp-y=0', 'middle-start'],
  ['/content/media/a.jpg?fp-x=0.5&fp-y=0.5', null],
  ['/content/media/a.jpg?fp-x=7&fp-y=x', null],
  ['/content/media/a.jpg', null],
  ['https://[', null],
])('the address %s keeps the part %s in sight', (address, focus) => {
  expect(focusIn(address)).toBe(focus);
});

it('a fitted picture says which part stays visible, and a picture without a point says nothing', () => {
  const fit = fitField({ type: 'Image' }, () => '/images/s/a');
  const of = (url: string) => fit({ id: 'a', url, dimensions: { width: 9, height: 9 }, edit: {} });
  const fitted = of('/content/media/a.jpg?fp-x=0.9&fp-y=0.5');
  expect(focusOf(typeof fitted === 'object' && fitted !== null ? fitted : {})).toBe('end-middle');
  expect(of('/content/media/a.jpg')).not.toHaveProperty('focus');
});
