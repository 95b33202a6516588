import sharp from 'sharp';
import { enterByLink } from './enter-office.ts';
import { expect, test } from './journey.ts';
import { violationsOf } from './violations.ts';

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('an operator gives a company a logo, takes it away and brings it back', async ({ page, product }) => {
      // Without scripts in the page axe does not run.
      const expectNoViolations = async () => expect(javaScriptEnabled ? await violationsOf(page) : []).toEqual([]);
      await enterByLink(page, product, 'Nora Vidal', 'operator');
      await page.goto('/bureau/entreprises?etat=open');
      await page
        .getByRole('table')
        .getByRole('link')
        .nth(javaScriptEnabled ? 1 : 2)
        .click();
      const name = await page.getByRole('heading', { level: 1 }).innerText();
      await expect(page.locator('#logo')).toContainText('Aucun logo');
      const lie = { name: 'lie.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg><script>1</script></svg>') };
      await page.getByLabel('Fichier du logo').setInputFiles(lie);
      await page.getByRole('button', { name: 'Ajouter le logo' }).click();
      await expect(page.getByText('Ce dessin contient un script')).toBeVisible();
      await expectNoViolations();
      const buffer = await sharp({ create: { width: 640, height: 320, channels: 3, background: '#1a4' } })
        .png()
        .toBuffer();
      await page.getByLabel('Fichier du logo').setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer });
      await page.getByRole('button', { name: 'Ajouter le logo' }).click();
      await expect(page.getByText('Le logo est enregistré.')).toBeVisible();
      const shown = page.locator('img[src^="/logos/"]');
      await expect(shown).toHaveJSProperty('naturalWidth', 320);
      await expectNoViolations();
      const office = page.url();
      await page.goto(office.replace('/bureau', '').replace(/\?.*/, ''));
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      await expect(shown.first()).toHaveJSProperty('complete', true);
      await page.goto(office);
      await page.getByRole('button', { name: 'Retirer le logo' }).click();
      await expect(page.getByText('Aucun logo')).toBeVisible();
      await page.getByRole('button', { name: 'Remettre ce logo' }).click();
      await expect(shown).toHaveCount(1);
      await page.getByRole('button', { name: 'Retirer le logo' }).click();
      await expect(page.getByText('Le logo est retiré.')).toBeVisible();
    });
  });
