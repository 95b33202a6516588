import { render, toPlainText } from '@react-email/components';
import { createElement, type ReactElement } from 'react';
import { Subject } from './subject.ts';

/** A message as mail programs show it, with formatting and without. */
export type RenderedLetter = { readonly subject: string; readonly html: string; readonly text: string };

export async function renderLetter(subject: string, element: ReactElement): Promise<RenderedLetter> {
  const html = await render(createElement(Subject, { value: subject }, element));
  return { subject, html, text: toPlainText(html, { wordwrap: false }) };
}
