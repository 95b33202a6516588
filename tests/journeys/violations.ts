import type { Page } from '@playwright/test';
import axe from 'axe-core';

declare global {
  interface Window {
    /** In the page, once its source was run there. */
    axe?: typeof axe;
  }
}

// The rules of axe that a colour scheme can break; all others read the document, which is the same in both.
const colours = ['color-contrast', 'link-in-text-block'];

/**
 * What of a page, as it is now, breaks WCAG 2.2 AA or axe's own good practices, or of these the rules of
 * colours alone, which take half as long. Axe runs within that page:
 * its adapter for Playwright reads its source anew and opens a second page for each run, which takes five
 * times as long.
 */
export async function violationsOf(page: Page, of: 'everything' | 'colours' = 'everything'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  // The size of targets is the only rule of AA that axe leaves out by itself.
  const rules = of === 'colours' ? { runOnly: colours } : { rules: { 'target-size': { enabled: true } } };
  return page.evaluate(async (chosen) => {
    const found = await window.axe?.run({ resultTypes: ['violations'], ...chosen });
    if (found === undefined) throw new Error('axe did not run');
    return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => String(target)).join(' ')}`);
  }, rules);
}
