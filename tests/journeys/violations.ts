import type { Page } from '@playwright/test';
import axe from 'axe-core';

declare global {
  interface Window {
    /** The library axe. It exists once its source has run in the page. */
    axe?: typeof axe;
  }
}

// Rules of axe whose result depends on the colour scheme. All other rules check only the document, which is
// the same in both schemes.
const colours = ['color-contrast', 'link-in-text-block'];

const runs = {
  // Adds target size, the only rule of WCAG 2.2 AA that axe does not check by default.
  everything: { rules: { 'target-size': { enabled: true } } },
  colours: { runOnly: colours },
};

/** Sets of rules. The rules of colours are a separate set, because they take half of the time. */
export type Rules = keyof typeof runs;

/**
 * Returns the violations of WCAG 2.2 AA and of axe's own good practices in the current state of a page, by a
 * set of rules. Axe runs inside this page. Its adapter for Playwright would load axe again and open a second
 * page for each run, which takes five times as long.
 */
export async function violationsOf(page: Page, rules: Rules = 'everything'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async (chosen) => {
    const found = await window.axe?.run({ resultTypes: ['violations'], ...chosen });
    if (found === undefined) throw new Error('axe did not run');
    return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => String(target)).join(' ')}`);
  }, runs[rules]);
}
