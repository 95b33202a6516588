import { expect, test } from 'vitest';
import { cpuTimeOf } from '../testing/cpu-time.ts';
import { cleanDrawing } from './clean-drawing.ts';

const drawing = (inside: string, more = '') => `<svg viewBox="0 0 40 20"${more}>${inside}</svg>`;
const textOf = (given: string) => {
  const clean = cleanDrawing(given);
  return typeof clean === 'string' ? clean : clean.text;
};

test('a drawing keeps its shapes and says its size', () => {
  const clean = cleanDrawing(
    '<?xml version="1.0"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">' +
      drawing('<g id="a" fill="#123"><path d="M0 0h9"/><text>É &amp; &lt;b&gt;</text></g><use href="#a"/>'),
  );
  expect(clean).toEqual({
    text:
      '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 40 20">' +
      '<g id="a" fill="#123"><path d="M0 0h9"></path><text>É &amp; &lt;b&gt;</text></g><use href="#a"></use></svg>',
    width: 40,
    height: 20,
  });
});

test('what only the program of its author reads is left out, and links lose their target', () => {
  const text = textOf(
    drawing(
      '<metadata><rdf:RDF/></metadata><sodipodi:namedview/><a href="https://a.example"><path inkscape:label="x"/></a>',
    ),
  );
  expect(text).toContain('viewBox="0 0 40 20"><path></path></svg>');
});

test.each([
  '<script>alert(1)</script>',
  '<SCRIPT/>',
  '<svg:script xmlns:svg="http://www.w3.org/2000/svg"/>',
  '<path onload="alert(1)"/>',
  '<g><path ONCLICK="x"/></g>',
  '<metadata><script/></metadata>',
  '<foreignObject><p>x</p></foreignObject>',
  '<a href="javascript:alert(1)"><path/></a>',
  '<image href="https://evil.example/x.png"/>',
  '<image xlink:href="data:image/svg+xml;base64,AAAA"/>',
  '<use href="https://evil.example/x.svg#a"/>',
  '<style>@import "https://evil.example/x.css";</style>',
  '<style>path{fill:url(https://evil.example/x)}</style>',
  '<style>path{fill:u\\72l(//evil.example)}</style>',
  '<style>path{fill:u<!-- -->rl(https://evil.example/x)}</style>',
  '<style>path{fill:u<![CDATA[rl(]]>https://evil.example/x)}</style>',
  '<style>path{fill:u&#114;l(https://evil.example/x)}</style>',
  '<style>@imp<g>x</g>ort "https://evil.example/x.css";</style>',
  '<path style="fill:url(\'//evil.example/x\')"/>',
  '<path fill="url(https://evil.example/x)"/>',
])('a drawing that runs or loads something is refused: %s', (inside) => {
  expect(textOf(drawing(inside))).toBe('activeDrawing');
});

test('entities are refused', () => {
  expect(textOf(`<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>${drawing('<text>&b;</text>')}`)).toBe(
    'activeDrawing',
  );
});

test('copies of copies, and copies without an end, are refused', () => {
  const floors = Array.from({ length: 9 }, (_, level) => {
    const uses = Array.from({ length: 10 }, () => `<use href="#l${level}"/>`).join('');
    return `<g id="l${level + 1}">${uses}</g>`;
  });
  expect(textOf(drawing(`<path id="l0"/>${floors.join('')}<use href="#l9"/>`))).toBe('activeDrawing');
  expect(textOf(drawing('<g id="a"><use href="#a"/></g>'))).toBe('activeDrawing');
  expect(textOf(drawing('<g id="a"><g id="b"><use href="#a"/></g></g>'))).toBe('activeDrawing');
  const chain = Array.from({ length: 5000 }, (_, n) => `<g id="c${n + 1}"><use href="#c${n}"/></g>`).join('');
  expect(textOf(drawing(`<path id="c0"/>${chain}`))).toBe('activeDrawing');
});

// Each of the eleven levels draws the one below it three times.
const levels = (open: (level: number) => string, close: string, one: (level: number) => string): string =>
  Array.from({ length: 11 }, (_, n) => open(n + 1) + one(n).repeat(3) + close).join('');

test.each([
  [
    'masks',
    levels(
      (n) => `<mask id="m${n}">`,
      '</mask>',
      (n) => `<path mask="url(#m${n})"/>`,
    ),
  ],
  [
    'patterns',
    levels(
      (n) => `<pattern id="m${n}">`,
      '</pattern>',
      (n) => `<path fill="url('#m${n}')"/>`,
    ),
  ],
  [
    'markers',
    levels(
      (n) => `<marker id="m${n}">`,
      '</marker>',
      (n) => `<path style="marker-end:url(#m${n})"/>`,
    ),
  ],
  [
    'masks of classes',
    levels(
      (n) => `<mask id="m${n}">`,
      '</mask>',
      (n) => `<path class="a c${n}"/>`,
    ) + `<style>${Array.from({ length: 11 }, (_, n) => `.c${n}{mask:url(#m${n})}`).join('')}</style>`,
  ],
  [
    'masks of a selector',
    levels(
      (n) => `<mask id="m${n}">`,
      '</mask>',
      (n) => `<g id="g${n}"><path/></g>`,
    ) +
      `<style>${Array.from({ length: 11 }, (_, n) => `@media all{#g${n} > path:first-child{mask:url(#m${n})}}`).join('')}</style>`,
  ],
  ['masks of the element around', '<g mask="url(#m)"><path mask="inherit"/></g>'],
  ['masks of a property', '<style>svg{--m: url(#m)} path{mask:var(--m)}</style>'],
])('%s that are drawn inside each other without measure are refused', (_, inside) => {
  expect(textOf(drawing(`<path id="m0"/>${inside}<path mask="url(#m11)"/>`))).toBe('activeDrawing');
});

test('what programs for drawing write is a drawing', () => {
  const inside =
    '<defs><style>.cls-1{clip-path:url(#clip-path);}.cls-2,.cls-3{fill:none;}.cls-4{fill:url(#g);}</style>' +
    '<clipPath id="clip-path"><rect class="cls-2" width="9" height="9"/></clipPath>' +
    '<linearGradient id="g" href="#g2"/><linearGradient id="g2"><stop offset="0"/><stop offset="1"/></linearGradient>' +
    '<filter id="f"><feGaussianBlur/></filter></defs>' +
    `<g class="cls-1"><g clip-path="url(#clip-path)" filter="url(#f)">${'<path class="cls-4"/>'.repeat(30_000)}</g></g>`;
  expect(textOf(drawing(inside))).toContain('clip-path="url(#clip-path)"');
});

test('many copies of a small part are a drawing', () => {
  const inside = `<g id="a"><path id="b"/></g>${'<g id="d"><use href="#a"/></g>'.repeat(4000)}`;
  expect(textOf(drawing(inside))).toContain('<use href="#a">');
});

const nested = (inside: string): string =>
  drawing(`${Array.from({ length: 190 }, (_, n) => `<g id="${n}">`).join('')}${inside}${'</g>'.repeat(190)}`);
test.each([
  ['uses', '<use href="#z"/>'],
  ['uses of an own id', '<use id="u" href="#u2"/>'],
  ['elements of one id', '<path id="z"/>'],
])('a drawing costs no more with its %s than their number says', (_, one) => {
  const few = cpuTimeOf(() => cleanDrawing(nested(one.repeat(1000))));
  // Sixteen times as many cost 250 times as much where each is compared with each.
  expect(cpuTimeOf(() => cleanDrawing(nested(one.repeat(16_000)))) / few).toBeLessThan(100);
});

test.each([
  ['<svg/>', 'drawingSize'],
  ['<svg viewBox="0 0 1e9 1e9" width="10" height="10"/>', 'drawingSize'],
  ['<svg width="90000" height="10"/>', 'drawingSize'],
  ['<svg width="-5" height="10"/>', 'drawingSize'],
  [drawing('<g>'.repeat(300)), 'drawingSize'],
  ['<html><svg viewBox="0 0 1 1"/></html>', 'type'],
  ['<!doctype html><p>Hello', 'type'],
  ['<', 'type'],
])('what is no drawing, or has no useful size, is refused: %s', (given, why) => {
  expect(textOf(given)).toBe(why);
});
