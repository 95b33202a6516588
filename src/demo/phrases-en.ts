import type { OfferPhrases } from './scene.ts';

/** English phrases for offers in all professions. */
export const english: OfferPhrases = {
  openings: [
    ({ company, activity, inCity }) => `${company}, ${activity}, is strengthening its team ${inCity}.`,
    ({ company, inCountry }) =>
      `${company} has been present ${inCountry} for several years and is looking for one more pair of hands.`,
    ({ company, activity, inCountry }) =>
      `You may know ${company}, ${activity}. We are opening a position ${inCountry}.`,
    ({ company, inCity }) => `Our team ${inCity} is growing, and ${company} invites you to grow with it.`,
    ({ company, activity, inCountry }) =>
      `${company} is ${activity}. Our work ${inCountry} is young and lively: there is still a lot to build.`,
    ({ company, inCity }) => `At ${company}, volunteering is a real first responsibility. This one is ${inCity}.`,
    ({ company, activity, inCity }) => `Joining ${company} means joining ${activity}. The position is based ${inCity}.`,
  ],
  missionHeadings: [
    'What you will do:',
    'Day to day, you will:',
    'In practice, you will:',
    'Your responsibilities:',
    'What we will entrust to you:',
  ],
  surroundings: [
    ({ team, nationalities }) =>
      `You join a team of ${team} people and ${nationalities} nationalities, who often have lunch together.`,
    ({ team }) => `The team has ${team} people; your manager sets aside an hour for you every week.`,
    ({ inCity }) =>
      `Our offices ${inCity} are easy to reach by public transport, and the team helps you find a place to live.`,
    ({ months }) => `The ${months} months begin with two weeks at headquarters, to meet the people you will work with.`,
    ({ inCountry }) => `You travel regularly ${inCountry} and now and then in neighbouring countries.`,
    ({ team }) => `Among ${team} experienced colleagues, you have plenty of freedom, and support when you need it.`,
    ({ nationalities }) =>
      `The working language is English: ${nationalities} nationalities work side by side on the site.`,
  ],
  extras: [
    () => 'Language lessons are paid for during the first six months.',
    () => 'A permanent contract may follow the mission.',
    () => 'A tutor is at your side from the first day to the last.',
    () => 'The site is certified and open to people with disabilities.',
    () => 'Once a quarter you take part in a day of community work, on working time.',
    ({ months }) => `We take stock together half-way, after ${Math.round(months / 2)} months.`,
    ({ inCity }) => `A transport pass ${inCity} is provided.`,
  ],
  remote: [
    ({ remoteDays }) =>
      `You may work from home ${remoteDays === 1 ? 'one day' : `${remoteDays} days`} a week after the first month.`,
    ({ remoteDays }) =>
      `Hybrid organisation: ${remoteDays === 1 ? 'one day' : `${remoteDays} days`} a week from your home on site.`,
  ],
  environmental: [
    'This mission contributes directly to the ecological transition, and you will measure what it changes.',
    'The position has an environmental purpose and is part of our plan to cut emissions.',
  ],
  studies: [
    ({ level, words }) => `You hold a ${level} ${words.field} and would like a long experience abroad.`,
    ({ level, words }) => `You have, or will soon have, a ${level} ${words.field}.`,
    ({ level, words }) => `Expected education: a ${level} ${words.field}, or an equivalent path.`,
    ({ level, words }) => `Fresh from a ${level} ${words.field}, you want to roll up your sleeves.`,
  ],
  experience: [
    'A first experience of six months (internship or apprenticeship) in a similar role is welcome.',
    'Beginners are welcome: motivation counts more than years.',
    'A good internship in the same field is an advantage.',
    'Time spent abroad, whatever the reason, will catch our eye.',
    'A year of apprenticeship in industry or services would be ideal.',
    'Your personal and voluntary projects interest us as much as your internships.',
  ],
  skillHeadings: ['What we look for:', 'Your strengths:', 'Your profile:', 'To do well here:'],
  languages: [
    () => 'You speak fluent English.',
    () => 'Good written and spoken English is required.',
    () => 'Both French and English are essential.',
    () => 'English is the working language of the team: level B2 is expected.',
  ],
  localLanguage: [
    (language) => `${language} is a plus.`,
    (language) => `A few words are enough to start with, but ${language} will help you a lot.`,
    (language) => `You also speak ${language}, or you are ready to learn it.`,
  ],
  closings: [
    () => 'A one-page résumé and a few sincere lines are all we need.',
    ({ company }) => `Every application gets an answer from ${company} within three weeks.`,
    () => 'The process is a remote conversation, then a meeting with the team.',
    ({ inCity }) => `Tell us why you would like to live ${inCity}.`,
    () => 'At equal skills, we mind the balance of our teams.',
    () => 'Enclose a piece of work that you are proud of, if you like.',
  ],
};
