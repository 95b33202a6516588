import type { Page } from '@playwright/test';
import axe from 'axe-core';

declare global {
  interface Window {
    /** In the page, once its source was run there. */
    axe?: typeof axe;
  }
}

/**
 * What of a page, as it is now, breaks WCAG 2.2 AA or axe's own good practices. Axe runs within that page:
 * its adapter for Playwright reads its source anew and opens a second page for each run, which takes five
 * times as long.
 */
export async function violationsOf(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const found = await window.axe?.run({
      resultTypes: ['violations'],
      rules: { 'target-size': { enabled: true } }, // the only one of AA that axe leaves out by itself
    });
    if (found === undefined) throw new Error('axe did not run');
    return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => String(target)).join(' ')}`);
  });
}
