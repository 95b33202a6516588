import { expect, test } from 'vitest';
import { answers } from '#board/applications/application-state.ts';
import { answeredLetter } from './application-answered.tsx';
import { sample } from '#letters/frame/sample.ts';

const message = 'Bonjour,\n<img src=x> {x, plural, other {y}}';

test.each(answers)('a recruiter’s message reaches the candidate unchanged, never as markup (%s)', async (answer) => {
  const { html, text } = await answeredLetter(
    { ...sample.news, locale: 'fr' },
    { answer, message, byMail: false },
    sample.publicUrl,
  );
  expect(html).not.toContain('<img src=x');
  expect(text).toContain(message);
  expect(text).toContain(`https://mvi.example/espace-personnel/candidatures/${sample.news.applicationId}`);
});
