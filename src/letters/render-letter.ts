import { render, toPlainText } from '@react-email/components';
import type { ReactElement } from 'react';

/** A message as mail programs show it, with formatting and without. */
export type RenderedLetter = { readonly subject: string; readonly html: string; readonly text: string };

export async function renderLetter(subject: string, element: ReactElement): Promise<RenderedLetter> {
  const html = await render(element);
  return { subject, html, text: toPlainText(html, { wordwrap: false }) };
}
