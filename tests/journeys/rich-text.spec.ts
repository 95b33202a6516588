import type { Locator, Page } from '@playwright/test';
import { documentId } from '../../src/content/repository/models/document-id.ts';
import type { Product } from '../product.ts';
import { asEditor, journey } from './editor.ts';
import { enterByLink } from './enter-office.ts';
import { expect, test } from './journey.ts';
import { violationsOf } from './violations.ts';

test.use({ locale: 'fr-FR' });

const save = (page: Page) => page.getByRole('button', { name: 'Enregistrer le brouillon' }).first().click();

/** Writes an article with one text, and opens its form. */
async function openArticle(page: Page, product: Product, key: string, text: readonly object[]): Promise<void> {
  const slice = { id: 'text$0', slice_type: 'text', variation: 'default', version: 'initial', items: [] };
  const data = { title: 'Une journée', body: [{ ...slice, primary: { text } }] };
  const draft = { type: 'news', key, lang: 'fr', content: { uid: key, tags: [], data }, actor: journey } as const;
  await asEditor(product, (repository) => repository.saveDraft(draft));
  await page.goto(`/bureau/contenus/${documentId({ type: 'news', key, lang: 'fr' })}/ecrire`);
}

const fieldOf = (page: Page): Locator => page.getByRole('textbox', { name: 'Texte', exact: true });

/** Enters the field, and waits until the editor is there. */
async function openEditor(page: Page): Promise<Locator> {
  await fieldOf(page).focus();
  await expect(page.getByRole('toolbar')).toBeVisible();
  await expect(fieldOf(page)).toBeFocused();
  return fieldOf(page);
}

/** Pastes HTML, as a program puts it on the clipboard. */
const paste = (field: Locator, html: string) =>
  field.evaluate((element, given) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', given);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, html);

/** The HTML that the editor shows, without what only the editor needs. */
const shownIn = async (field: Locator): Promise<string> =>
  (await field.innerHTML()).replaceAll(
    / (?:data-link|data-words|data-editor|class|draggable|contenteditable)="[^"]*"/g,
    '',
  );

test('an editor writes a heading, a list and links by the keyboard alone, and finds them on the page', async ({
  page,
  product,
}) => {
  await enterByLink(page, product, 'Emma Roux', 'editor');
  await openArticle(page, product, 'by-keyboard', []);
  await page.getByLabel('Titre', { exact: true }).last().focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('toolbar', { name: 'Mise en forme' })).toBeVisible();
  await expect(fieldOf(page)).toBeFocused();
  await page.keyboard.type('Le matin');
  await page.keyboard.press('Alt+F10');
  await expect(page.getByRole('button', { name: 'Gras' })).toBeFocused();
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('button', { name: 'Titre 2' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Titre 2' })).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('End');
  await page.keyboard.press('Home');
  await expect(page.getByRole('button', { name: 'Gras' })).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Un ');
  await page.keyboard.press('Control+b');
  await page.keyboard.type('tramway');
  await page.keyboard.press('Control+b');
  await page.keyboard.type(' jaune. ');

  await page.keyboard.press('Control+k');
  const target = page.getByRole('combobox', { name: 'Adresse, ou titre d’un contenu' });
  await expect(target).toBeFocused();
  await page.keyboard.type('rien de tel');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByRole('status')).toContainText('Choisissez un contenu');
  await target.fill('');
  await page.keyboard.type('combien postuler');
  await expect(page.getByRole('dialog').getByRole('option')).toHaveCount(1);
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(fieldOf(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.type('- Le pain');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Le café');
  await page.keyboard.press('Shift+Home');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('example.org/cafe');
  await page.keyboard.press('Enter');
  expect(await violationsOf(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await violationsOf(page, 'colours')).toEqual([]);

  await page.keyboard.press('Control+s');
  await expect(page.locator(':focus')).toContainText('Brouillon enregistré');
  await expect(fieldOf(page)).toHaveValue(
    /^## Le matin\n\nUn \*\*tramway\*\* jaune\. \[À combien d’offres .+\]\(doc:faq_item\/.+\)\n\n- Le pain\n\n- \[Le café\]\(https:\/\/example\.org\/cafe\)$/,
  );
  const [preview] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: 'Prévisualiser' }).click(),
  ]);
  await expect(preview.getByRole('heading', { level: 2, name: 'Le matin' })).toBeVisible();
  await expect(preview.getByRole('listitem').filter({ hasText: 'Le pain' })).toBeVisible();
  await expect(preview.getByRole('link', { name: 'Le café' })).toHaveAttribute('href', 'https://example.org/cafe');
});

test('a page loads the editor when a rich text gets the focus, and not before', async ({ page, product }) => {
  const scripts: string[] = [];
  page.on('request', (request) => void (request.resourceType() === 'script' && scripts.push(request.url())));
  await enterByLink(page, product, 'Emma Roux', 'editor');
  await openArticle(page, product, 'not-before', [{ type: 'heading2', text: 'Un texte.', spans: [] }]);
  await expect(page.getByText('Un texte.', { exact: true })).toBeVisible();
  await expect(page.getByText('la barre de mise en forme apparaît')).toBeVisible();
  await page.getByLabel('Résumé').focus();
  await page.waitForLoadState('networkidle');
  expect(scripts.filter((url) => url.includes('rich-text'))).toEqual([]);
  const field = await openEditor(page);
  expect(scripts.filter((url) => url.includes('rich-text-field'))).toHaveLength(1);
  await expect(field).toHaveText('Un texte.');
  await expect(page.locator('[data-text-preview]')).toHaveCount(0);
});

const fromWord = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{mso-style-parent:""}</style>
<!--[if gte mso 9]><xml><o:OfficeDocumentSettings></o:OfficeDocumentSettings></xml><![endif]--></head><body lang=FR>
<!--StartFragment--><h1 style='mso-outline-level:1'><b><span style='color:#2F5496'>Partir<o:p></o:p></span></b></h1>
<p class=MsoNormal><span style='mso-fareast-language:FR'>Avec un <b style='mso-bidi-font-weight:normal'>contrat</b> et
une <i>assurance</i>.<o:p></o:p></span></p><p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;</span></span></span><![endif]>Le visa<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·</span>Le billet</p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>1.</span>Candidater</p>
<table class=MsoTableGrid><tr><td><p class=MsoNormal>Lisbonne</p></td><td><p class=MsoNormal>1 900 €</p></td></tr></table>
<!--EndFragment--></body></html>`;

const fromTheWeb = `<meta charset='utf-8'><b style="font-weight:normal" id="docs-internal-guid-1"><div class="hero" onclick="steal()">
<script>document.title='taken'</script><img src=x onerror="document.title='taken'"><h4>Sur place</h4>
<p><span style="font-weight:700">Gras</span>, <a href="javascript:steal()">piège</a>, <a href="JaVa&#10;Script:steal()">autre piège</a>,
<a href="/relative">chemin</a>, <a href="https://example.org/a" target="_blank" onmouseover="steal()">lien</a>.</p>
<svg><a xlink:href="javascript:steal()"><text>dessin</text></a></svg><iframe srcdoc="<p>cadre</p>"></iframe>
<p style="display:none">caché</p><p></p><p>un<br>deux<br><br>trois</p><ul><li>a<ul><li>b</li></ul></li></ul>
<figure data-kept="1" data-words="faux" data-editor="x">faux</figure></div></b>`;

test.describe('what is pasted', () => {
  test.beforeEach(async ({ page, product }, { testId }) => {
    await enterByLink(page, product, 'Emma Roux', 'editor');
    await openArticle(page, product, `pasted-${testId}`, []);
  });

  test('from Word keeps its headings, lists and marks, and nothing of Word', async ({ page }) => {
    const field = await openEditor(page);
    await paste(field, fromWord);
    expect(await shownIn(field)).toBe(
      '<h2>Partir</h2><p>Avec un <strong>contrat</strong> et une <em>assurance</em>.</p>' +
        '<ul><li><p>Le visa</p></li><li><p>Le billet</p></li></ul><ol><li><p>Candidater</p></li></ol>' +
        '<p>Lisbonne</p><p>1 900 €</p>',
    );
  });

  test('from a page of the web has no script, picture, frame or trap', async ({ page }) => {
    const field = await openEditor(page);
    await paste(field, fromTheWeb);
    expect(await shownIn(field)).toBe(
      '<h3>Sur place</h3><p><strong>Gras</strong>, piège, autre piège, chemin, <a href="https://example.org/a">lien</a>.</p>' +
        '<p>un<br>deux</p><p>trois</p><ul><li><p>a</p></li><li><p>b</p></li></ul>',
    );
    await expect(page).not.toHaveTitle('taken');
    await save(page);
    await expect(page.getByText('Brouillon enregistré')).toBeVisible();
  });
});

test('a block that the editor cannot write is moved and removed, and stays as it is', async ({ page, product }) => {
  await enterByLink(page, product, 'Emma Roux', 'editor');
  const link = { link_type: 'Web', url: 'https://example.org', target: '_blank' };
  const overlapping = [
    { type: 'strong', start: 0, end: 4 },
    { type: 'strong', start: 2, end: 8 },
  ];
  await openArticle(page, product, 'kept', [
    { type: 'paragraph', text: 'Avant', spans: [{ type: 'hyperlink', start: 0, end: 5, data: link }] },
    { type: 'paragraph', text: 'Imbriqué', spans: overlapping },
    { type: 'paragraph', text: 'Après', spans: [] },
  ]);
  const posted = page.locator('textarea[data-rich-text]');
  const before = await posted.inputValue();
  const field = await openEditor(page);
  await expect(field.locator('figure')).toHaveText('Imbriqué');
  // A link that opens a tab is one that the editor can write, although the notation cannot.
  await expect(field.getByRole('link', { name: 'Avant' })).toBeVisible();
  await expect(posted).toHaveValue(before);
  await field.locator('figure').click();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(posted).toHaveValue(/^\{\{2\}\}\n\{\{\{.*"Avant".*"_blank".*\n\{\{\{.*"Après"/);
  await page.keyboard.press('Control+z');
  await expect(posted).toHaveValue(before);
  await page.getByRole('button', { name: 'Rétablir' }).click();
  await save(page);
  await expect(page.getByText('Brouillon enregistré')).toBeVisible();
  await openEditor(page);
  await field.locator('figure').click();
  await page.keyboard.press('Delete');
  await expect(field.locator('figure')).toHaveCount(0);
  await page.getByRole('button', { name: 'Annuler la dernière action' }).click();
  await expect(field.locator('figure')).toHaveCount(1);
});

test('a refused form shows the text again, as Markdown and in the editor', async ({ page, product }) => {
  await enterByLink(page, product, 'Emma Roux', 'editor');
  await openArticle(page, product, 'refused', []);
  const field = await openEditor(page);
  await page.keyboard.type('## Un titre');
  await expect(page.locator('textarea[data-rich-text]')).toHaveValue(/heading2/);
  await page.getByLabel('Adresse', { exact: true }).fill('Pas une adresse');
  await save(page);
  await expect(page.getByRole('alert')).toContainText('Adresse');
  await expect(field).toHaveValue('## Un titre');
  await openEditor(page);
  await expect(field.getByRole('heading', { level: 2 })).toHaveText('Un titre');
});

test('the field of a link finds documents by their titles', async ({ page, product }) => {
  await enterByLink(page, product, 'Emma Roux', 'editor');
  await page.goto('/bureau/contenus/nouveau?type=news&lang=fr');
  await page.getByLabel('Nouvelle section').selectOption('Appel à l’action');
  await page.getByRole('button', { name: 'Ajouter', exact: true }).click();
  const link = page.locator('input[data-targets]').first();
  await link.focus();
  await page.keyboard.type('combien postuler');
  await page.getByRole('option', { name: /À combien d’offres/ }).click();
  await expect(link).toHaveValue(/^doc:faq_item\//);
});
