import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Subject } from './subject.ts';

/** Message as mail programs show it, with and without formatting. */
export type RenderedLetter = { readonly subject: string; readonly html: string; readonly text: string };

/** Outlook uses the layout rules of browsers only with this doctype. */
const doctype =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">';

/**
 * Options for the plain text of a letter: leaves out the preview, which is not part of the letter's text, and
 * prints the address of a link only once.
 */
const selectors = [
  { selector: 'img', format: 'skip' },
  { selector: '[data-skip-in-text=true]', format: 'skip' },
  { selector: 'a', options: { linkBrackets: false, hideLinkHrefIfSameAsText: true } },
] as const;

export async function renderLetter(subject: string, element: ReactElement): Promise<RenderedLetter> {
  const { convert } = await import('html-to-text');
  const html = `${doctype}${renderToStaticMarkup(createElement(Subject, { value: subject }, element))}`;
  return { subject, html, text: convert(html, { wordwrap: false, selectors: [...selectors] }) };
}
