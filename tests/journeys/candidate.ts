import { expect, type Locator, type Page } from '@playwright/test';
import { codeInMail } from './mailbox.ts';

/**
 * What a candidate reads on the way, in each language; by role and name, as an assistive technology would
 * find it.
 */
export const words = {
  fr: {
    prefix: '',
    firstName: 'Prénom',
    lastName: 'Nom',
    emailAddress: 'Adresse e-mail',
    password: 'Mot de passe',
    createAccount: 'Créer mon compte',
    code: 'Code',
    confirm: 'Confirmer',
    signUp: 'Créer un compte',
    signIn: 'Se connecter',
    birthDate: 'Date de naissance',
    nationality: 'Nationalité',
    french: 'française',
    studyLevel: 'Niveau d’études',
    save: 'Enregistrer',
    file: 'Fichier',
    addCv: 'Ajouter ce CV',
    backToOffer: 'Revenir à l’offre',
    completeProfile: 'Compléter mon profil',
    apply: 'Envoyer ma candidature',
    message: /Message/,
    sent: 'Votre candidature a bien été transmise au recruteur.',
    alreadyApplied: 'Vous avez déjà postulé à cette offre',
    myApplications: 'Mes candidatures',
    keyword: 'Mot-clé',
    search: 'Rechercher',
    noOffers: 'Aucune offre trouvée.',
    more: /^Voir \d+ offres? de plus/,
  },
  en: {
    prefix: '/en',
    firstName: 'First name',
    lastName: 'Last name',
    emailAddress: 'E-mail address',
    password: 'Password',
    createAccount: 'Create my account',
    code: 'Code',
    confirm: 'Confirm',
    signUp: 'Create an account',
    signIn: 'Sign in',
    birthDate: 'Date of birth',
    nationality: 'Nationality',
    french: 'French',
    studyLevel: 'Study level',
    save: 'Save',
    file: 'File',
    addCv: 'Add this CV',
    backToOffer: 'Back to the offer',
    completeProfile: 'Complete my profile',
    apply: 'Send my application',
    message: /Message/,
    sent: 'Your application has been sent to the recruiter.',
    alreadyApplied: 'You have already applied for this offer',
    myApplications: 'My applications',
    keyword: 'Keyword',
    search: 'Search',
    noOffers: 'No offers found.',
    more: /^Show \d+ more offers?/,
  },
};

export type Language = keyof typeof words;

const password = 'une longue phrase de passe';

/** A small text CV: one of the nine types that profiles take. */
export const cvFile = {
  name: 'cv-camille.txt',
  mimeType: 'text/plain',
  buffer: Buffer.from('Camille Exemple\nIngénieure, trois langues.\n'),
};

/** Whether React answers for it. */
export const isTaken = (element: Element): boolean =>
  Object.keys(element).some((key) => key.startsWith('__reactProps'));

/**
 * Waits until React answers for an element that the server sent, and is done with its page: it has committed
 * when the browser is idle. The network never is on a candidate's page, which hears of notifications.
 * Parts that come late do so for somebody who uses the page.
 */
export async function whenTakenOver(element: Locator): Promise<void> {
  const using = async () => {
    await element.page().keyboard.press('Shift');
    return element.evaluate(isTaken);
  };
  await expect.poll(using).toBe(true);
  // A browser without a screen may stop making frames, and is never idle then.
  const idle = { timeout: 2000 };
  await element
    .page()
    .evaluate((patience) => new Promise<void>((resolve) => requestIdleCallback(() => resolve(), patience)), idle);
}

let created = 0;
export const newEmail = (): string => `camille.${process.pid}.${Date.now().toString(36)}.${created++}@example.org`;

/** From the sign-up page of the identity provider, by way of the code in the mailbox, back to the site. */
export async function createAccount(
  page: Page,
  language: Language,
  email: string,
  readCode = async () => codeInMail(page, new URL(page.url()).origin, email),
): Promise<void> {
  const w = words[language];
  await page.getByRole('textbox', { name: w.firstName, exact: true }).fill('Camille');
  await page.getByRole('textbox', { name: w.lastName, exact: true }).fill('Exemple');
  await page.getByRole('textbox', { name: w.emailAddress }).fill(email);
  await page.getByLabel(w.password, { exact: true }).fill(password);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: w.createAccount }).click();
  await page.getByLabel(w.code, { exact: true }).fill(await readCode());
  await page.getByRole('button', { name: w.confirm }).click();
}

/** From the sign-in page of the identity provider back to the site. */
export async function signIn(page: Page, language: Language, email: string): Promise<void> {
  const w = words[language];
  await page.getByRole('textbox', { name: w.emailAddress }).fill(email);
  await page.getByLabel(w.password, { exact: true }).fill(password);
  await page.getByRole('button', { name: w.signIn }).click();
}

/** On the profile page: everything that makes an account complete. */
export async function completeProfile(page: Page, language: Language): Promise<void> {
  const w = words[language];
  await page.getByLabel(w.birthDate).fill('2002-05-17');
  await page.getByLabel(w.nationality).selectOption({ label: w.french });
  await page.getByLabel(w.studyLevel).selectOption({ index: 5 });
  await page.getByRole('button', { name: w.save }).click();
  await expect(page).toHaveURL(/done=saved/);
  await page.getByLabel(w.file, { exact: true }).setInputFiles(cvFile);
  await page.getByRole('button', { name: w.addCv }).click();
  await expect(page).toHaveURL(/done=added/);
  // The address changes before the page does, whose form for the next CV is a new one.
  await expect(page.getByRole('link', { name: new RegExp(cvFile.name) }).first()).toBeVisible();
}

/** The link of the first offer of a list: the one of its title, for places and companies lead to searches. */
export function firstOffer(page: Page): Locator {
  return page.getByRole('main').getByRole('article').getByRole('heading').getByRole('link').first();
}

/** The mails that the local mailbox holds for an address, beside the code that proved it. */
export async function mailsFor(page: Page, origin: string, address: string): Promise<number> {
  await page.goto(`${origin}/boite-aux-lettres`);
  return page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: address, hasNotText: /\bcode\b/i })
    .count();
}
