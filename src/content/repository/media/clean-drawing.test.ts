import { expect, test } from 'vitest';
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
