/** The template of a page that holds what the scripts show, with its words. */
export const partsOfPage = (): HTMLTemplateElement | null =>
  document.querySelector<HTMLTemplateElement>('template#rich-text-parts');

/** Copies a part of the template; null on a page without it. */
export function copyOfPart(name: string): HTMLElement | null {
  const part = partsOfPage()?.content.querySelector<HTMLElement>(`[data-part='${name}']`);
  return part ? document.importNode(part, true) : null;
}
