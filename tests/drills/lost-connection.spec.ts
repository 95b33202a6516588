import { expect, test } from '@playwright/test';
import { firstOffer, whenTakenOver, words } from '../journeys/candidate.ts';
import { startProduct } from '../product.ts';
import { signInNew } from '../journeys/signed-in.ts';

test('an application that cannot be sent stays as typed, and is sent once the network is back', async ({ page }) => {
  const product = await startProduct({ environment: { DEMO_OFFERS: '20' } });
  const w = words.fr;
  // A smooth way to the message is easily interrupted, and its section is taller than a phone.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await signInNew(page, product, { complete: true });
  await page.goto(`${product.origin}/offres/recherche`);
  await firstOffer(page).click();
  const message = page.getByRole('textbox', { name: w.message });
  // Waits until React has hydrated the form. Before that the browser itself would send the form and show its
  // own error page for a lost network.
  await whenTakenOver(message);
  await message.fill('Bonjour, ces mots comptent.');
  await page.context().setOffline(true);
  await page.getByRole('button', { name: w.apply }).click();
  await expect(page.getByRole('alert')).toContainText('Une erreur s’est produite. Veuillez réessayer');
  await expect(page.getByRole('alert')).toBeInViewport();
  await expect(message).toHaveValue('Bonjour, ces mots comptent.');
  await page.context().setOffline(false);
  await page.getByRole('button', { name: w.apply }).click();
  await expect(page.getByText(w.sent)).toBeVisible();
  expect(await product.stop(), product.output()).toBe(0);
});
