import { describe, expect, test } from 'vitest';
import { FileField } from '#ui/file-field.tsx';
import type { View } from './steps/interaction-step.ts';
import { codePage } from './steps/code-page.tsx';
import { chosenPasswordPage } from './steps/chosen-password-page.tsx';
import { forgottenPage } from './password-reset/forgotten-page.tsx';
import { messagePage, signOutPage } from './pages/message-page.tsx';
import { type Frame, renderSheet, Sheet } from './pages/sheet.tsx';
import { serviceSignUpPage } from './service-sign-in/service-sign-up-page.tsx';
import { passkeyOfferPage } from './sign-in/passkey-offer-page.tsx';
import { signInPage } from './sign-in/sign-in-page.tsx';
import { methodsReviewPage } from './password-reset/methods-review-page.tsx';
import { signUpPage } from './sign-up/sign-up-page.tsx';

const services = {
  offered: [{ title: 'Google', href: '/g' }],
  otherwise: '/n',
  answer: { title: 'Google', says: 'cancelled' },
  email: '',
} as const;
const passkey = { asks: 'get', options: '{}', action: '/p', token: 't' } as const;
const links = { action: '/a', token: 't', forgotten: '/f', otherPolicy: '/o', cancel: '/c', services, passkey };
const frameIn = (language: Frame['language'], isOfStaff = false): Frame => ({
  language,
  stylesheet: '/idp/assets/x/style.css',
  scripts: {
    passkeys: '/idp/assets/x/passkeys.js',
    quietTransitions: '/idp/assets/x/quiet-transitions.js',
    showPassword: '/idp/assets/x/show-password.js',
  },
  siteUrl: 'https://mvi.example/',
  privacyUrl: 'https://mvi.example/confidentialite',
  otherLanguageUrl: '/other',
  isOfStaff,
});
const viewIn = (language: Frame['language'], isOfStaff = false): View => ({
  frame: frameIn(language, isOfStaff),
  links,
  address: '',
  uid: 'uid',
  at: (page) => `/at/${page}`,
  told: null,
  registration: 'simple',
  browser: { cookieHeader: null, session: undefined },
  device: { id: '', knows: () => false },
});
const values = { email: '"><script>alert(1)</script>', givenName: 'Zoé', familyName: '' };

const pagesIn = (language: Frame['language']) => {
  const frame = frameIn(language);
  return {
    'sign-in': signInPage(frame, links, values.email, [{ field: 'email', refusal: 'wrongCredentials' }]),
    'sign-up': signUpPage(viewIn(language), {
      values,
      lists: null,
      step: null,
      ages: { youngest: 18, oldest: 28 },
      errors: [
        { field: 'familyName', refusal: 'nameLong' },
        { field: 'password', refusal: 'passwordShort' },
      ],
    }),
    'complete sign-up': signUpPage(viewIn(language), {
      values,
      ages: null,
      step: null,
      lists: { nationalities: [{ value: 'FR', label: values.email }], studyLevels: [] },
      errors: [{ field: 'nationality', refusal: 'nationalityMissing' }],
    }),
    'first page of a complete sign-up': signUpPage(viewIn(language), {
      values,
      ages: { youngest: 18, oldest: 28 },
      step: { errors: [], doubt: 'nationality' },
      lists: { nationalities: [{ value: 'FR', label: values.email }], studyLevels: [] },
      errors: [],
    }),
    'forgotten password': forgottenPage(viewIn(language), values.email, [{ field: 'email', refusal: 'emailInvalid' }]),
    'new password': chosenPasswordPage(viewIn(language), values.email, [
      { field: 'password', refusal: 'passwordCommon' },
    ]),
    code: codePage(viewIn(language), { purpose: 'signUp', email: values.email, refused: 'codeWrong' }),
    'sign-up by a service': serviceSignUpPage(viewIn(language), {
      values: { ...values, terms: 'yes' },
      ages: null,
      step: null,
      lists: { nationalities: [{ value: 'FR', label: values.email }], studyLevels: [] },
      errors: [{ field: 'familyName', refusal: 'familyNameMissing' }],
    }),
    'ways after a reset': methodsReviewPage(viewIn(language), {
      passkeys: [{ id: 'id', name: values.email, createdAt: new Date(0), lastUsedAt: null }],
      linked: [{ id: 'google:1', service: 'google', linkedAt: new Date(0), lastUsedAt: new Date(0) }],
      removed: 'passkey',
    }),
    'sign-out': signOutPage(frame, '<form id="op.logoutForm" method="post" action="/out"></form>'),
    error: messagePage(frame, { says: 'error', detail: values.email }),
    'too many': messagePage(frame, { says: 'tooMany', next: { label: 'tryAgain', href: '/again' } }),
  };
};

describe.each(['fr', 'en'] as const)('in %s', (language) => {
  test.each(Object.entries(pagesIn(language)))(
    'the page %s has a language, one heading and no inline script',
    (_name, page) => {
      expect(page).toMatch(new RegExp(`^<!doctype html><html lang="${language}">`));
      expect(page.match(/<h1>/g)).toHaveLength(1);
      expect(page).toContain(
        language === 'fr' ? 'lang="en" hrefLang="en">English' : 'lang="fr" hrefLang="fr">Français',
      );
      expect(page).not.toMatch(/<script(?!(?: type="module")? src=)|<style| style=| on\w+=/i);
    },
  );

  test.each([
    'sign-in',
    'sign-up',
    'complete sign-up',
    'code',
    'forgotten password',
    'new password',
    'sign-up by a service',
  ] as const)('on the page %s every field has a label, and every error is tied to its field', (name) => {
    const page = pagesIn(language)[name];
    const fields = [...page.matchAll(/<(?:input(?! type="hidden")|select)[^>]*>/g)]
      .map(([field]) => field)
      .filter((field) => !field.includes(' hidden='));
    expect(fields.length).toBeGreaterThan(0);
    for (const field of fields) {
      const id = /id="([^"]*)"/.exec(field)?.[1];
      expect(page).toMatch(new RegExp(`<label [^>]*for="${id}"`));
      const notes = /aria-describedby="([^"]*)"/.exec(field)?.[1]?.split(' ') ?? [];
      for (const note of notes) expect(page).toMatch(new RegExp(`id="${note}">(<svg.*?</svg>)?[^<]`));
      expect(field.includes('aria-invalid="true"')).toBe(notes.includes(`${id}-error`));
      expect(page.includes(`<a href="#${id}">`)).toBe(notes.includes(`${id}-error`));
    }
  });
});

const forCandidates = {
  fr: /candidat|postuler|missions?|offres|profil|CV|(au|vers le) site/i,
  en: /appl(y|ication)|missions?|offers|profile|CV|to the site/i,
} as const;

test.each(['fr', 'en'] as const)('pages for the staff say nothing to candidates (%s)', (language) => {
  const pagesFor = (isOfStaff: boolean) => {
    const view = viewIn(language, isOfStaff);
    const form = { values: {}, lists: null, step: null, ages: { youngest: 18, oldest: 28 }, errors: [] };
    return [
      signInPage(view.frame, links, '', []),
      signUpPage(view, form),
      serviceSignUpPage(view, form),
      forgottenPage(view, '', []),
      codePage(view, { purpose: 'signUp', email: 'x@example.org' }),
      chosenPasswordPage(view, '', []),
      methodsReviewPage(view, { passkeys: [], linked: [], removed: null }),
      passkeyOfferPage(view.frame, { question: null, isRefused: false, later: '/later' }),
    ].map((page) => page.replace(/<head>.*<\/head>/s, ''));
  };
  for (const page of pagesFor(false)) expect(page).toMatch(forCandidates[language]);
  for (const page of pagesFor(true)) expect(page).not.toMatch(forCandidates[language]);
});

test('the page for too many tries links to a new password and back to the site', () => {
  const next = { label: 'tryAgain', href: '/again' } as const;
  const page = messagePage(frameIn('fr'), { says: 'tooMany', next, forgotten: '/f' });
  const ways = [...page.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => href);
  expect(ways.slice(ways.indexOf('/again'), ways.indexOf('/again') + 3)).toEqual([
    '/again',
    '/f',
    'https://mvi.example/',
  ]);
});

test('the error of a field states its limit in figures', () => {
  expect(pagesIn('fr')['sign-up']).toContain('Raccourcissez ce nom : 80 caractères au plus.');
  expect(pagesIn('en')['sign-up']).toContain('Choose a password of at least 8 characters.');
});

test('a refused sign-in shows its error once, under a title for one error', () => {
  const page = pagesIn('fr')['sign-in'];
  expect(page.match(/ne correspond pas/g)).toHaveLength(1);
  expect(page).toContain('Un point à corriger');
  expect(pagesIn('fr')['sign-up']).toContain('Quelques points à corriger');
});

test('the summary of errors takes the focus when its page opens', () => {
  expect(pagesIn('fr')['sign-in']).toMatch(/role="alert" tabindex="-1" autofocus=""/i);
});

test('typed values are shown again as text, except the password', () => {
  expect(pagesIn('fr')['sign-up']).toContain('value="Zoé"');
  expect(pagesIn('fr')['sign-up']).toContain('value="&quot;&gt;&lt;script&gt;');
  expect(pagesIn('fr')['sign-up']).not.toMatch(/type="password"[^>]*value=/);
});

test('a file field is rendered unchanged on a page of the provider', () => {
  const frame = frameIn('fr');
  const page = renderSheet(
    frame,
    <Sheet frame={frame} title="Créer un compte" lead="">
      <FileField
        id="cv"
        name="cv"
        label="CV"
        hint="2 Mo au plus"
        accept=".pdf"
        error="Choisissez un CV."
        words={{ choose: 'Choisir un fichier', drop: 'ou déposez-le ici' }}
      />
    </Sheet>,
  );
  expect(page).toMatch(/<label [^>]*for="cv">CV<\/label>/);
  expect(page).toMatch(/<input [^>]*aria-describedby="cv-hint cv-error" aria-invalid="true"[^>]*type="file"/);
});
