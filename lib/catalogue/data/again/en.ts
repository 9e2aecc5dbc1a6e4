import type { EditionText } from '../../model';

export const en: EditionText = {
  title: 'The Slow Team',
  description:
    'A turtle, a goat, a hedgehog, a mouse and one determined goalkeeper take on the Rabbits, and lose, and lose, and lose a little better. A very funny story about soccer, football or whatever you call it at home, and about the word that comes after losing: again.',
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
