import { createAccount, newEmail, signIn, words } from './candidate.ts';
import { expect, test } from './journey.ts';
import { codeInMail } from './mailbox.ts';

test.use({ javaScriptEnabled: false });

test('a visitor creates an account with a code, and later replaces a forgotten password with another code, without JavaScript', async ({
  page,
  product: { origin },
}) => {
  const email = newEmail();
  const target = '/espace-personnel/candidatures';
  await page.goto(`/inscription?to=${target}`);
  await createAccount(page, 'fr', email);
  await expect(page).toHaveURL(new RegExp(`${target}$`));
  await page.context().clearCookies({ name: /^(?!consent|newsletter)/ });
  await page.goto(target);
  await page.getByRole('link', { name: 'Mot de passe oublié' }).click();
  await page.getByRole('textbox', { name: words.fr.emailAddress }).fill(email);
  await page.getByRole('button', { name: 'Recevoir un code' }).click();
  await page
    .getByLabel(words.fr.code, { exact: true })
    .fill(await codeInMail(page, origin, email, 'nouveau mot de passe'));
  await page.getByRole('button', { name: words.fr.confirm }).click();
  await page.getByLabel('Nouveau mot de passe').fill('password');
  await page.getByRole('button', { name: 'Enregistrer et me connecter' }).click();
  await expect(page.getByRole('alert')).toContainText('trop courant');
  await page.getByLabel('Nouveau mot de passe').fill('sept girafes vertes');
  await page.getByRole('button', { name: 'Enregistrer et me connecter' }).click();
  await expect(page).toHaveURL(new RegExp(`${target}$`));
  await page.context().clearCookies({ name: /^(?!consent|newsletter)/ });
  await page.goto(target);
  await signIn(page, 'fr', email);
  await expect(page.getByText('ne correspond pas')).toBeVisible();
});
