import type { EditionText } from '../../model';

export const en: EditionText = {
  title: 'The Slow Team',
  description:
    'A turtle, a goat, a hedgehog, a mouse and one determined goalkeeper take on the Rabbits, and lose, and lose, and lose a little better. Anyone who has ever kicked a bucket after soccer (or football, or whatever it’s called at your house), and been back the next day, is on the team.',
  keywords: [
    'soccer book for kids',
    'football story',
    'losing and trying again',
    'resilience',
    'goalkeeper',
    'teamwork',
    'funny animals',
    'personalized book',
  ],
};
