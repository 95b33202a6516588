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

const runs = {
  // The size of targets is the only rule of AA that axe leaves out by itself.
  everything: { rules: { 'target-size': { enabled: true } } },
  colours: { runOnly: colours },
  'all but colours': {
    rules: {
      'target-size': { enabled: true },
      ...Object.fromEntries(colours.map((rule) => [rule, { enabled: false }])),
    },
  },
};

/** Rules of colours take half of the time of all. */
export type Rules = keyof typeof runs;

/**
 * What of a page, as it is now, breaks WCAG 2.2 AA or axe's own good practices, as far as these rules say it.
 * Axe runs within that page: its adapter for Playwright reads its source anew and opens a second page for
 * each run, which takes five times as long.
 */
export async function violationsOf(page: Page, rules: Rules = 'everything'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async (chosen) => {
    const found = await window.axe?.run({ resultTypes: ['violations'], ...chosen });
    if (found === undefined) throw new Error('axe did not run');
    return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => String(target)).join(' ')}`);
  }, runs[rules]);
}
