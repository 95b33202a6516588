import { expect, test } from 'vitest';
import { locales } from '#words/locale.ts';
import { letters } from './letters.ts';

const samples = await Promise.all(
  letters.flatMap(({ job, sample }) =>
    locales.map(async (locale) => ({ name: job.name, locale, ...(await sample(locale)) })),
  ),
);
const all = samples.map((sample) => [`${sample.name} (${sample.locale})`, sample] as const);
// Ignores addresses, because the ids in them are not dates.
const said = (text: string) => text.replaceAll(/https?:\S+/g, '');

test.each(all)(
  'the letter %s has a subject, and plain text with the content of the HTML',
  (_name, { subject, html, text }) => {
    expect(subject).not.toBe('');
    expect(text.length).toBeGreaterThan(100);
    expect(text).not.toMatch(/<[a-z]+|\{|color-scheme/);
    const links = Array.from(html.matchAll(/href="(https?:[^"]+)"/g), ([, address = '']) => address);
    for (const address of links) expect(text).toContain(address.replaceAll('&amp;', '&'));
  },
);

test.each(all)('the letter %s has its subject as its title, for screen readers and saved files', (_name, sample) => {
  const [, title = ''] = /<title>([^<]+)<\/title>/.exec(sample.html.replaceAll('<!-- -->', '')) ?? [];
  const entities: Record<string, string> = { '&amp;': '&', '&#x27;': "'", '&quot;': '"', '&lt;': '<', '&gt;': '>' };
  expect(title.replaceAll(/&[#\w]+;/g, (entity) => entities[entity] ?? entity)).toBe(sample.subject);
  expect(sample.text.startsWith(sample.subject)).toBe(false);
});

test.each(all)('the letter %s marks the language of all its texts', (_name, { html, locale }) => {
  expect(html).toMatch(new RegExp(`<(?:html|div)[^>]* lang="${locale}"`));
});

test.each(all)('the letter %s writes dates in words', (_name, { subject, text }) => {
  expect(said(`${subject}\n${text}`)).not.toMatch(/\d{1,4}[/.-]\d{1,2}[/.-]\d{1,4}|\d{1,2}:\d{2}:\d{2}/);
});

test.each(all)(
  'the letter %s can be read in dark mode, because every colour has a dark counterpart',
  (_name, { html }) => {
    expect(html).toContain('<meta name="color-scheme" content="light dark"');
    expect(html).toContain('@media (prefers-color-scheme:dark)');
    const painted = Array.from(html.matchAll(/<[^>]*style="[^"]*(?:#[0-9a-f]{6}|rgb\()[^"]*"[^>]*>/g), ([tag]) => tag);
    expect(painted.length).toBeGreaterThan(2);
    for (const tag of painted) expect(tag).toMatch(/class="[^"]*\bmvi-/);
  },
);

test.each(all)(
  'the letter %s shows mark and name, and loads nothing from a server to do so',
  (_name, { html, text }) => {
    expect(html).toContain('➤');
    expect(html).toContain('Mon Volontariat International');
    expect(html).not.toMatch(/<img|<svg|background(-image)?:\s*url/);
    expect(text).not.toContain('➤');
  },
);
