import { createAccount, cvFile, firstOffer, type Language, newEmail, password, signIn, words } from './candidate.ts';
import { expect, test } from './journey.ts';
import { signInNew } from './signed-in.ts';

const signOut = { fr: 'Se déconnecter', en: 'Sign out' };
const account = { fr: /^Mon espace/, en: /^My account/ };

for (const language of ['fr', 'en'] satisfies Language[]) {
  test(`signing out ends the session at site and provider, and a new sign-in leads back to the previous page (${language})`, async ({
    page,
  }) => {
    const w = words[language];
    const email = newEmail();
    const target = `${w.prefix}/espace-personnel/candidatures`;
    await page.goto(`${w.prefix}/inscription?to=${target}`);
    await createAccount(page, language, email);
    await expect(page).toHaveURL(new RegExp(`${target}$`));
    await page.getByRole('banner').getByRole('button', { name: account[language] }).click();
    await page.getByRole('banner').getByRole('button', { name: signOut[language] }).click();
    await expect(page.getByRole('banner').getByRole('button', { name: w.signIn })).toBeVisible();
    // Expects a personal page to ask for the password, because the session has also ended at the provider.
    await page.goto(target);
    await signIn(page, language, email);
    await expect(page).toHaveURL(new RegExp(`${target}$`));
  });
}

test("the pages of the identity provider have the site's styles: rules and fonts for each part", async ({ page }) => {
  await page.goto('/inscription');
  await page.getByRole('button', { name: words.fr.createAccount }).click();
  await expect(page.getByRole('alert')).toBeFocused();
  const unstyled = await page.evaluate(() => {
    const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]).map((rule) => rule.cssText);
    const classes = [...document.querySelectorAll('[class]')].flatMap((element) => [...element.classList]);
    return classes.filter((name) => !rules.some((rule) => rule.includes(`.${CSS.escape(name)}`)));
  });
  expect(unstyled).toEqual([]);
  expect(await page.evaluate(() => document.fonts.ready.then((fonts) => [...fonts].map((f) => f.status)))).toContain(
    'loaded',
  );
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('a form sent after the session has ended leads to the sign-in and then back to the typed values', async ({
      page,
      product,
    }) => {
      test.slow(); // Needs more time, because two forms are sent, stored and sent again.
      const w = words.fr;
      const email = newEmail();
      await signInNew(page, product, { email, complete: true, password });
      await page.goto('/offres/recherche');
      await firstOffer(page).click();
      const message = page.getByRole('textbox', { name: w.message });
      await message.fill('Bonjour,\nces « mots » comptent & restent.');
      await page.getByRole('textbox', { name: w.firstName, exact: true }).fill('Zoé');
      await page.getByLabel('Lettre de motivation').setInputFiles({ ...cvFile, name: 'lettre.txt' });
      await page.context().clearCookies({ name: /^(?!consent|newsletter)/ });
      await page.getByRole('button', { name: w.apply }).click();
      await signIn(page, 'fr', email);
      await expect(page).toHaveURL(/\/offres\/\d+#candidature$/);
      await expect(message).toHaveValue('Bonjour,\nces « mots » comptent & restent.');
      await expect(page.getByRole('textbox', { name: w.firstName, exact: true })).toHaveValue('Zoé');
      await expect(page.getByText('Votre fichier lettre.txt n’a pas pu être conservé')).toBeVisible();
      await page.getByRole('button', { name: w.apply }).click();
      await expect(page.getByText(w.sent)).toBeVisible({ timeout: 20_000 });

      await page.goto('/espace-personnel/profil');
      await page.getByRole('textbox', { name: w.lastName, exact: true }).fill('Martin-Dupré');
      await page.context().clearCookies({ name: /^(?!consent|newsletter)/ });
      await page.getByRole('button', { name: w.save }).click();
      await signIn(page, 'fr', email);
      await expect(page.getByRole('textbox', { name: w.lastName, exact: true })).toHaveValue('Martin-Dupré');
      await page.getByRole('button', { name: w.save }).click();
      await expect(page).toHaveURL(/done=saved/);
    });
  });
}
