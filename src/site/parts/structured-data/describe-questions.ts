import type { Described } from './json-ld.ts';

type Question = { readonly question: string; readonly answer: string };

/**
 * Describes questions with their answers as plain text (schema.org, FAQPage). Questions without an answer are
 * left out.
 */
export function describeQuestions(questions: readonly Question[]): Described {
  return {
    '@type': 'FAQPage',
    mainEntity: questions
      .filter(({ question, answer }) => question !== '' && answer !== '')
      .map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
  };
}
