import { createAccount, newEmail, signIn } from './candidate.ts';
import { expect, test } from './journey.ts';

test.use({ javaScriptEnabled: false });

test('a deleted account is closed at once, and a sign-in during its grace period cancels the deletion', async ({
  page,
}) => {
  const email = newEmail();
  const data = '/espace-personnel/donnees';
  await page.goto(`/inscription?to=${data}`);
  await createAccount(page, 'fr', email);
  await page.getByLabel('Pour confirmer, tapez SUPPRIMER').fill('supprimer');
  await page.getByRole('button', { name: 'Supprimer mon compte' }).click();
  await expect(page.getByText('Votre compte a été supprimé, vous pouvez toujours vous réinscrire')).toBeVisible();
  expect(new URL(page.url()).hash).toBe('');
  await page.goto(data);
  await signIn(page, 'fr', email);
  await expect(page.getByText('La suppression de votre compte est annulée')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${data}$`));
});
