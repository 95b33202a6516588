import { expect, test } from 'vitest';
import { readConfiguration } from '#configuration/read-configuration.ts';
import { identityProviderOf } from './identity-provider.ts';

const chosen = (environment: Record<string, string>) => identityProviderOf(readConfiguration(environment));
const discovery = 'https://id.example/realms/mvi/.well-known/openid-configuration';

test('by default people sign in at the embedded provider, with the configured policy names', () => {
  expect(chosen({ POLICY_SIGNUP: 'B2C_1A_signup' })).toMatchObject({
    kind: 'embedded',
    policies: { signInFr: 'signin_fr', signUp: 'B2C_1A_signup', profileEdit: 'profile_edit' },
    origins: [],
  });
});

test('B2C’s policies are below its authority, and missing policies are not offered', () => {
  const environment = { IDENTITY_AUTHORITY: 'https://x.b2clogin.com/x', IDENTITY_CLIENT_ID: 'mvi' };
  expect(chosen({ ...environment, POLICY_PROFILE_EDIT: 'off' })).toMatchObject({
    kind: 'other',
    policies: { signInEn: 'signin_en', passwordReset: 'password_reset', profileEdit: null },
    origins: ['https://x.b2clogin.com'],
  });
});

test('one discovery document is enough, because the provider has pages to reset passwords and edit profiles', () => {
  expect(chosen({ IDENTITY_CLIENT_ID: 'mvi', POLICY_SIGNIN_FR: discovery })).toEqual({
    kind: 'other',
    authority: null,
    policies: {
      signInFr: { discovery, parameters: {} },
      signInEn: { discovery, parameters: {} },
      signUp: { discovery, parameters: {} },
      passwordReset: null,
      profileEdit: null,
    },
    origins: ['https://id.example'],
  });
});

test('without a sign-up policy, people sign up through the sign-in policy', () => {
  const environment = {
    IDENTITY_AUTHORITY: 'https://x.b2clogin.com/x',
    IDENTITY_CLIENT_ID: 'mvi',
    POLICY_SIGNUP: 'off',
  };
  expect(chosen(environment)).toMatchObject({ policies: { signUp: 'signin_fr' } });
});
