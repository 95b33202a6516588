import { createAccount, type Language, newEmail, signIn, words } from './candidate.ts';
import { expect, test } from './journey.ts';

const signOut = { fr: 'Se déconnecter', en: 'Sign out' };
const space = { fr: /Espace|espace/, en: /space/i };

for (const language of ['fr', 'en'] satisfies Language[]) {
  test(`signing out ends the session at both ends, and signing in leads back to where one was (${language})`, async ({
    page,
  }) => {
    const w = words[language];
    const email = newEmail();
    const target = `${w.prefix}/espace-personnel/candidatures`;
    await page.goto(`${w.prefix}/inscription?to=${target}`);
    await createAccount(page, language, email);
    await expect(page).toHaveURL(new RegExp(`${target}\\?method=simple`));
    await page.getByRole('banner').getByText(space[language]).first().click();
    await page.getByRole('banner').getByRole('button', { name: signOut[language] }).click();
    await expect(page.getByRole('banner').getByRole('link', { name: w.signIn })).toBeVisible();
    // A personal page asks for the password again: the provider has forgotten the session too.
    await page.goto(target);
    await signIn(page, language, email);
    await expect(page).toHaveURL(new RegExp(`${target}\\?method=signin`));
  });
}
