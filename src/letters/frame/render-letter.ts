import { convert } from 'html-to-text';
import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Subject } from './subject.ts';

/** A message as mail programs show it, with formatting and without. */
export type RenderedLetter = { readonly subject: string; readonly html: string; readonly text: string };

/** Outlook lays a page out as its browsers do only after this. */
const doctype =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">';

/** The preview of the letter is no part of its text, and a link that is its own address stands once. */
const selectors = [
  { selector: 'img', format: 'skip' },
  { selector: '[data-skip-in-text=true]', format: 'skip' },
  { selector: 'a', options: { linkBrackets: false, hideLinkHrefIfSameAsText: true } },
] as const;

export async function renderLetter(subject: string, element: ReactElement): Promise<RenderedLetter> {
  const html = `${doctype}${renderToStaticMarkup(createElement(Subject, { value: subject }, element))}`;
  return { subject, html, text: convert(html, { wordwrap: false, selectors: [...selectors] }) };
}
