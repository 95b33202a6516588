import { playService } from '../../src/identity/testing/played-service.ts';
import { startProduct } from '../product.ts';
import { newEmail, words } from './candidate.ts';
import { expect, test } from './journey.ts';

test.use({ javaScriptEnabled: false });

test('a new person signs up with Google, and later signs in with Google without filling in a form', async ({
  page,
}) => {
  let origin = '';
  const google = await playService('google', () => origin);
  const { clientId, clientSecret, issuer = '' } = google.credentials;
  const service = { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret, GOOGLE_ISSUER: issuer };
  const product = await startProduct({ environment: { ...service, DEMO_OFFERS: '0' } });
  origin = product.origin;
  const target = `${origin}/espace-personnel/candidatures`;
  try {
    google.person = { sub: 'camille', email: newEmail(), email_verified: true, given_name: 'Camille' };
    await page.goto(target);
    await page.getByRole('link', { name: /Google/ }).click();
    await expect(page.getByRole('textbox', { name: words.fr.firstName, exact: true })).toHaveValue('Camille');
    await page.getByRole('textbox', { name: words.fr.lastName, exact: true }).fill('Exemple');
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: words.fr.createAccount }).click();
    await expect(page).toHaveURL(target);
    await page.context().clearCookies({ name: /^(?!consent|newsletter)/ });
    await page.goto(target);
    await page.getByRole('link', { name: /Google/ }).click();
    await expect(page).toHaveURL(target);
  } finally {
    expect(await product.stop(), product.output()).toBe(0);
    google.close();
  }
});
