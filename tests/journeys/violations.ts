import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

declare global {
  interface Window {
    /** The library axe. It exists once its source has run in the page. */
    axe?: typeof axe;
  }
}

// Reads the short form, because each page compiles it anew.
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

// Rules of axe whose result depends on the colour scheme. All other rules check only the document, which is
// the same in both schemes.
const colours = ['color-contrast', 'link-in-text-block'];

// Rules whose result depends on the width or on the words as well.
const ofView = [
  ...colours,
  'target-size',
  'document-title',
  'html-has-lang',
  'html-lang-valid',
  'valid-lang',
  'empty-heading',
  'button-name',
  'link-name',
  'label',
  'select-name',
  'image-alt',
  'svg-img-alt',
  'role-img-alt',
  'summary-name',
  'aria-command-name',
  'aria-input-field-name',
  'aria-toggle-field-name',
];

const runs = {
  // Adds target size, the only rule of WCAG 2.2 AA that axe does not check by default.
  everything: { rules: { 'target-size': { enabled: true } } },
  colours: { runOnly: colours },
  view: { runOnly: ofView },
};

/**
 * Sets of rules. A document that was checked by all rules needs only those of colours in the other colour
 * scheme, and those of a view in another language and width: they take half of the time.
 */
export type Rules = keyof typeof runs;

/**
 * Returns the violations of WCAG 2.2 AA and of axe's own good practices in the current state of a page, by a
 * set of rules. Axe runs inside this page. Its adapter for Playwright would load axe again and open a second
 * page for each run, which takes five times as long.
 */
export async function violationsOf(page: Page, rules: Rules = 'everything'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return page.evaluate(async (chosen) => {
    const found = await window.axe?.run({ resultTypes: ['violations'], ...chosen });
    if (found === undefined) throw new Error('axe did not run');
    return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => String(target)).join(' ')}`);
  }, runs[rules]);
}
