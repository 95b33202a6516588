import { answerConditions, completeProfile, createAccount, firstOffer, newEmail } from './candidate.ts';
import { expect, test } from './journey.ts';
import { violationsOf } from './violations.ts';

const sizes = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
];

test('«Postuler» leads a visitor through account and profile into the form, and stays in reach while one reads', async ({
  page,
}) => {
  test.slow();
  await page.goto('/offres/recherche');
  const offer = (await firstOffer(page).getAttribute('href')) ?? '';
  await page.goto(offer);
  const apply = page.getByRole('main').getByRole('link', { name: 'Postuler', exact: true }).filter({ visible: true });
  for (const size of sizes.toReversed()) {
    await page.setViewportSize(size);
    await expect(apply.first()).toBeInViewport();
  }
  await apply.first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await dialog.getByRole('link', { name: 'Créer un compte', exact: true }).click();
  await createAccount(page, 'fr', newEmail());
  await expect(page).toHaveURL(new RegExp(`${offer}(#candidature)?$`));

  await apply.first().click();
  await answerConditions(page, 'fr');
  await completeProfile(page, 'fr');
  await page.getByRole('link', { name: 'Revenir à l’offre' }).click();
  await expect(page).toHaveURL(new RegExp(`${offer}#candidature$`));

  for (const size of sizes) {
    await page.setViewportSize(size);
    await page.goto(offer);
    await page.getByRole('heading', { name: 'Poste et mission' }).scrollIntoViewIfNeeded();
    await expect(apply.last()).toBeInViewport();
    await apply.last().click();
    await expect(page.locator('#candidature')).toBeFocused();
    await expect(page.getByRole('textbox', { name: 'Message' })).toBeVisible();
    const send = page.getByRole('button', { name: 'Envoyer ma candidature' });
    for (const block of ['start', 'end'] as const) {
      await send.evaluate((button, edge) => button.scrollIntoView({ block: edge }), block);
      await expect(page.locator('[data-bar]'), 'nothing covers the form').toBeHidden();
      expect(await violationsOf(page)).toEqual([]);
    }
  }
});

test('without scripts «Postuler» leads a visitor to the sign-in methods', async ({ browser, product }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL: product.origin });
  await page.goto('/offres/recherche');
  await firstOffer(page).click();
  await page.getByRole('main').getByRole('link', { name: 'Postuler', exact: true }).first().click();
  for (const name of ['Créer un compte', 'Se connecter'])
    await expect(page.getByRole('main').getByRole('link', { name, exact: true })).toBeVisible();
  await page.close();
});
