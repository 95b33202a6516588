import { firstOffer, words } from './candidate.ts';
import { expect, test } from './journey.ts';
import { pageWithoutScript } from './main-job.ts';
import { signInNew } from './signed-in.ts';

test('an open page shows an event of another browser at once; without JavaScript notifications can be read and chosen', async ({
  page,
  browser,
  product,
}) => {
  await signInNew(page, product, { complete: true });
  await page.goto('/notifications');
  const header = page.getByRole('banner').getByRole('button', { name: /^Mon espace/ });
  await expect(header).toHaveAccessibleName(/Camille Exemple$/);

  const other = await pageWithoutScript(browser);
  await other.context().addCookies(await page.context().cookies());
  await other.goto(`${product.origin}/en/offres/recherche`);
  await firstOffer(other).click();
  await other.getByRole('button', { name: words.en.apply }).click();
  await expect(other.getByText(words.en.sent)).toBeVisible();

  await expect(header).toHaveAccessibleName(/\(1 notification non lue\)$/);
  await page.getByRole('link', { name: 'Les afficher' }).click();
  const told = page.getByRole('main').getByRole('link', { name: /^Votre candidature a été transmise/ });
  await expect(told).toBeVisible();

  await other.goto(`${product.origin}/en/notifications`);
  await other.getByRole('link', { name: /^Your application has been delivered/ }).click();
  await expect(other).toHaveURL(/\/en\/espace-personnel\/candidatures\/[\w-]+$/);
  await expect(header).toHaveAccessibleName(/Camille Exemple$/);
  await other.goto(`${product.origin}/en/notifications`);
  await other.getByRole('button', { name: 'Mark as unread' }).click();
  await expect(header).toHaveAccessibleName(/\(1 notification non lue\)$/);
  await other.getByRole('button', { name: 'Mark all as read' }).click();
  await other.getByRole('link', { name: 'Choose my notifications' }).click();
  const letter = other.getByRole('checkbox', { name: 'A favourite expires soon By e-mail' });
  await letter.uncheck();
  await other.getByRole('button', { name: 'Save my choices' }).click();
  await expect(other.getByText('Your choices are saved.')).toBeVisible();
  await expect(letter).not.toBeChecked();
  await expect(header).toHaveAccessibleName(/Camille Exemple$/);
  await other.context().close();
});
