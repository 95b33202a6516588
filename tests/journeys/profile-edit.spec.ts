import { createAccount, newEmail, words } from './candidate.ts';
import { expect, test } from './journey.ts';
import { codeInMail } from './mailbox.ts';
import { violationsOf } from './violations.ts';

test('a candidate adds and names a passkey in the profile, and then signs in without a password', async ({ page }) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await page.goto('/en/inscription?to=/en/espace-personnel/profil');
  await createAccount(page, 'en', newEmail());
  await page.getByRole('link', { name: 'Change my sign-in details' }).click();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('link', { name: 'Add a passkey' }).click();
  await page.getByRole('textbox', { name: 'Passkey name' }).fill('My laptop');
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Create the passkey' }).click();
  await expect(page.getByText('My laptop', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Back to the site' }).click();
  await expect(page).toHaveURL(/\/en\/espace-personnel\/profil/);
  await page.context().clearCookies({ name: /^(?!consent|newsletter)/ });
  // Nothing needs to be clicked: the browser suggests the passkey in the address field, and the virtual
  // authenticator agrees at once.
  await page.goto('/en/connexion?to=/en/espace-personnel/profil', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1, name: 'My profile' })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a candidate changes name, address and password one after another, and the site knows the new address', async ({
    page,
  }) => {
    const w = words.fr;
    const email = newEmail();
    await page.goto('/inscription?to=/espace-personnel/profil');
    await createAccount(page, 'fr', newEmail());
    await page.getByRole('link', { name: 'Modifier mes identifiants' }).click();
    await page.getByRole('link', { name: 'Modifier vos prénom et nom' }).click();
    await page.getByRole('textbox', { name: w.firstName, exact: true }).fill('Zoé');
    await page.getByRole('button', { name: w.save }).click();
    await expect(page.getByText('Zoé')).toBeVisible();
    await page.getByRole('link', { name: 'Changer d’adresse e-mail' }).click();
    await page.getByRole('textbox', { name: 'Nouvelle adresse e-mail' }).fill(email);
    await page.getByRole('button', { name: 'Recevoir un code' }).click();
    await page.getByRole('textbox', { name: w.code }).fill(await codeInMail(page, new URL(page.url()).origin, email));
    await page.getByRole('button', { name: w.confirm }).click();
    await expect(page.getByText(email)).toBeVisible();
    await page.getByRole('link', { name: 'Changer de mot de passe' }).click();
    await page.getByLabel('Nouveau mot de passe').fill('trois rivières et un vieux pont');
    await page.getByRole('button', { name: w.save }).click();
    await page.getByRole('link', { name: 'Revenir au site' }).click();
    await expect(page).toHaveURL(/\/espace-personnel\/profil/);
    await expect(page.getByText(email)).toBeVisible();
  });
});
