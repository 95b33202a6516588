import { cvFile, firstOffer, newEmail, whenTakenOver, words } from './candidate.ts';
import { expect, test } from './journey.ts';
import { codeInMail } from './mailbox.ts';
import { signInNew } from './signed-in.ts';

test('a candidate confirms another address while filling in the form, and loses neither values nor files', async ({
  page,
  product,
}) => {
  const [w, other] = [words.fr, newEmail()];
  await signInNew(page, product, { complete: true });
  await page.goto('/offres/recherche');
  await firstOffer(page).click();
  await page.getByRole('textbox', { name: w.message }).fill('Des mots qui comptent');
  await page.getByLabel('Lettre de motivation').setInputFiles(cvFile);
  const address = page.getByLabel('E-mail', { exact: true });
  await whenTakenOver(address);
  await address.fill(other);
  await expect(page.getByText('Cette adresse n’est pas confirmée')).toBeVisible();
  await page.getByRole('button', { name: w.apply }).click();
  await expect(page.getByRole('button', { name: /^Envoyer avec / })).toBeVisible();
  await page.getByRole('button', { name: 'Recevoir un code à cette adresse' }).click();
  const code = page.getByLabel('Code reçu par e-mail');
  await expect(code).toBeFocused();
  await code.fill(await codeInMail(page, product.origin, other));
  await code.press('Enter');
  await expect(page.getByText(`les recruteurs vous répondront à ${other}`)).toBeVisible();
  await expect(page.getByRole('textbox', { name: w.message })).toHaveValue('Des mots qui comptent');
  await expect(page.getByText(cvFile.name).last()).toBeVisible();
  await page.getByRole('button', { name: w.apply }).click();
  await expect(page.getByText(w.sent)).toBeVisible();
});

test('the Enter key in a field sends the application, and does not request a code', async ({ page, product }) => {
  await signInNew(page, product, { complete: true });
  await page.goto('/offres/recherche');
  await firstOffer(page).click();
  const name = page.getByRole('textbox', { name: words.fr.lastName, exact: true });
  await name.press('Enter');
  await expect(page.getByText(words.fr.sent)).toBeVisible();
});
