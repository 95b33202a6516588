import { DomUtils, parseDocument } from 'htmlparser2';

/** Returns the rows of all tables of a page, each as the texts of its cells. */
export function tableRows(html: string): string[][] {
  const rows = DomUtils.getElementsByTagName('tr', parseDocument(html));
  return rows.map((row) => DomUtils.getElementsByTagName('td', row).map((cell) => DomUtils.textContent(cell)));
}
