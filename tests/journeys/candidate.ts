import { expect, type Locator, type Page } from '@playwright/test';
import { codeInMail } from './mailbox.ts';

/**
 * Labels that a candidate reads in these steps, in each language. Elements are found by role and name, as
 * by assistive technology.
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
    toApply: 'Postuler',
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
    goOn: 'Continuer',
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
    toApply: 'Apply',
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
    goOn: 'Continue',
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

/** The password with which these functions sign up and sign in. */
export const password = 'une longue phrase de passe';

/** A small text CV, one of the nine types that profiles accept. */
export const cvFile = {
  name: 'cv-camille.txt',
  mimeType: 'text/plain',
  buffer: Buffer.from('Camille Exemple\nIngénieure, trois langues.\n'),
};

/** Tells if React has hydrated an element. */
export const isTaken = (element: Element): boolean =>
  Object.keys(element).some((key) => key.startsWith('__reactProps'));

/**
 * Waits until React has hydrated an element that the server sent, and has finished the page: once the browser
 * is idle, React has committed. Does not wait for an idle network, because a candidate's page keeps a
 * connection for notifications. Presses a key, because lazy-loaded parts are hydrated only when somebody uses
 * the page.
 */
export async function whenTakenOver(element: Locator): Promise<void> {
  const using = async () => {
    await element.page().keyboard.press('Shift');
    return element.evaluate(isTaken);
  };
  await expect.poll(using).toBe(true);
  // Limits the wait, because a headless browser may stop rendering frames and then never becomes idle.
  const idle = { timeout: 2000 };
  await element
    .page()
    .evaluate((patience) => new Promise<void>((resolve) => requestIdleCallback(() => resolve(), patience)), idle);
}

let created = 0;
export const newEmail = (): string => `camille.${process.pid}.${Date.now().toString(36)}.${created++}@example.org`;

/** Signs up: fills in the provider's page, types the code from the mailbox, and returns to the site. */
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

/** Signs in on the provider's page and returns to the site. */
export async function signIn(page: Page, language: Language, email: string): Promise<void> {
  const w = words[language];
  await page.getByRole('textbox', { name: w.emailAddress }).fill(email);
  await page.getByLabel(w.password, { exact: true }).fill(password);
  await page.getByRole('button', { name: w.signIn }).click();
}

/** Answers the two questions that come before the profile, and arrives at the profile. */
export async function answerConditions(page: Page, language: Language): Promise<void> {
  const w = words[language];
  await expect(page).toHaveURL(/\/espace-personnel\/conditions/);
  await page.getByLabel(w.birthDate).fill('2002-05-17');
  await page.getByLabel(w.nationality).selectOption({ label: w.french });
  await page.getByRole('button', { name: w.goOn, exact: true }).click();
  await expect(page).toHaveURL(/\/espace-personnel\/profil/);
}

/** Fills in all fields of the profile page that an application needs. */
export async function completeProfile(page: Page, language: Language): Promise<void> {
  const w = words[language];
  await page.getByLabel(w.birthDate).fill('2002-05-17');
  await page.getByLabel(w.nationality).selectOption({ label: w.french });
  await page.getByLabel(w.studyLevel).selectOption({ index: 5 });
  await page.getByRole('button', { name: w.save }).click();
  await expect(page).toHaveURL(/done=saved/);
  await page.getByLabel(w.file, { exact: true }).setInputFiles(cvFile);
  const incomplete = await page.evaluate(() => performance.timeOrigin);
  await page.getByRole('button', { name: w.addCv }).click();
  await expect(page).toHaveURL(/done=added/);
  // A complete profile reloads the document, because its menus change (`use-own-menus.ts`). A navigation
  // before the end of this reload would be aborted.
  await page.waitForFunction((before) => performance.timeOrigin !== before, incomplete);
  await expect(page.getByRole('link', { name: new RegExp(cvFile.name) }).first()).toBeVisible();
}

/**
 * Finds the link to the first offer of a list by its title, because links of places and companies lead to
 * searches.
 */
export function firstOffer(page: Page): Locator {
  return page.getByRole('main').getByRole('article').getByRole('heading').getByRole('link').first();
}

/** Counts the mails to an address in the local mailbox, without the mail with the code. */
export async function mailsFor(page: Page, origin: string, address: string): Promise<number> {
  await page.goto(`${origin}/boite-aux-lettres`);
  return page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: address, hasNotText: /\bcode\b/i })
    .count();
}
