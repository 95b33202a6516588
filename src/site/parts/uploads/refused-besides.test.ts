import { expect, test } from 'vitest';
import { refusedBesides } from './refused-besides.ts';

const control = (name: string, type: string, validity = { valid: true, valueMissing: false }) => ({
  name,
  type,
  validity,
});
const missing = { valid: false, valueMissing: true };
const wrong = { valid: false, valueMissing: false };

test("if a file is too large, the other fields that the browser refuses show the server's error too", () => {
  const form = [
    control('email', 'email', wrong),
    control('lastName', 'text', missing),
    control('firstName', 'text'),
    control('cv', 'radio', missing),
    control('cv', 'radio', missing),
    control('', 'submit', wrong),
    {},
  ];
  expect(refusedBesides(form)).toEqual({ email: 'email.invalid', lastName: 'field.required', cv: 'cv.required' });
});
