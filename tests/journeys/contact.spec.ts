import { expect, test } from './journey.ts';

test.use({ javaScriptEnabled: false });

test('a visitor writes to the operator: mistakes are shown, and the message is in the mailbox', async ({ page }) => {
  const subject = `Une question ${Date.now()}`;
  await page.goto('/offres/recherche');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).click();
  await page.getByRole('main').locator('a[href="/nous-ecrire"]').first().click();
  await page.getByRole('textbox', { name: 'Votre nom' }).fill('Zoé Ørsted');
  await page.getByRole('textbox', { name: 'Objet' }).fill(subject);
  await page.getByRole('textbox', { name: 'Votre message' }).fill('Bonjour');
  await page.getByRole('button', { name: 'Envoyer' }).click();
  await expect(page.getByRole('alert')).toBeFocused();
  await expect(page.getByRole('alert').getByRole('link')).toHaveCount(2);
  await page.getByRole('textbox', { name: 'Votre adresse e-mail' }).fill('zoe@example.org');
  await page.getByRole('textbox', { name: 'Votre message' }).fill('Bonjour, comment partir ?');
  await page.getByRole('button', { name: 'Envoyer' }).click();
  await expect(page.getByText('Votre message est envoyé')).toBeVisible();
  await expect(async () => {
    await page.goto('/boite-aux-lettres');
    await expect(page.getByRole('main').getByText(subject).first()).toBeVisible({ timeout: 1000 });
  }).toPass();
});
