import type { EditionText } from '../../model';

export const en: EditionText = {
  title: 'The Book That Sneezed',
  description:
    'In the middle of the most exciting sentence in the library, the book sneezes, and its letters fly away: W into a watermelon, S into a stork’s nest, R nearly into the oven. A letter hunt full of jokes and noises for children who are learning their letters, and for anyone who has ever begged for one more page.',
  keywords: [
    'learning letters',
    'alphabet book',
    'learning to read',
    'library',
    'dragon',
    'funny read aloud',
    'personalized book',
  ],
};
