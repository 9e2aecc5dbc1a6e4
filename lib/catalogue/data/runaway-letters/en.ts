import type { EditionText } from '../../model';

export const en: EditionText = {
  title: 'The Book That Sneezed',
  description:
    'In the middle of the most exciting sentence in the library, the book sneezes and its letters fly away: W into a watermelon, S into a stork’s nest, D nearly into the oven. A letter hunt full of jokes and sounds for new readers, and for everyone who wants to know how it ends.',
  keywords: [
    'learning letters',
    'alphabet book',
    'learning to read',
    'first grade gift',
    'library',
    'dragon',
    'funny read aloud',
    'personalized book',
  ],
};
