import { expect, test } from 'vitest';
import { presentUser } from './present-user.ts';

const claims = {
  given_name: 'Zoé',
  family_name: 'Ørsted',
  emails: ['zoe@example.org'],
  oid: 'an-oid',
  tfp: 'B2C_1_signin_fr',
  name: 'Zoé Ø.',
};
const account = {
  statusId: 3,
  statusLabel: 'Profil complet',
  userId: 7,
  candidateId: 8,
  dateInscription: '2026-11-21T12:00:00.000Z',
};
const end = new Date('2026-11-21T13:00:00.999Z');

test('the user of a session has exactly the fields of the specification', () => {
  const more = { ...claims, sub: 'SECRET', access_token: 'SECRET' };
  const whole = { ...account, secret: 'SECRET' };
  expect(presentUser(more, whole, end)).toEqual({
    ...claims,
    exp: Date.parse('2026-11-21T13:00:00Z') / 1000,
    id: 7,
    statusId: 3,
    statusLabel: 'Profil complet',
    candidateId: 8,
    date_inscription: '2026-11-21T12:00:00.000Z',
    can_apply: true,
  });
});

const named = (given_name: string, family_name: string) =>
  presentUser({ ...claims, name: '', given_name, family_name }, account, end).name;

test('a user whose token has no name is called by first and last name', () => {
  expect([named('Zoé', 'Ørsted'), named('Zoé', ''), named('', 'Ørsted'), named('', '')]).toEqual([
    'Zoé Ørsted',
    'Zoé',
    'Ørsted',
    '',
  ]);
});

test('can_apply is false only for the statuses 5 to 9 and for unavailable accounts', () => {
  const may = Array.from({ length: 12 }, (_, index) => index - 1).filter(
    (statusId) => presentUser(claims, { ...account, statusId }, end).can_apply,
  );
  expect(may).toEqual([0, 2, 3, 4]);
});

test('a user of a provider without policies has no policy', () => {
  expect(presentUser({ ...claims, tfp: null }, account, end).tfp).toBeNull();
});
