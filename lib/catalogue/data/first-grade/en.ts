import type { EditionText } from '../../model';

export const en: EditionText = {
  title: 'Nothing Happened in First Grade',
  description:
    'On the first day of first grade, you raise your hand and wait. You draw a circle and wait some more. Your voice? Still at the bottom of the backpack. And when they ask at home what happened, there is only one answer. The pictures tell it differently. A very funny book about finding your voice, for children who see what the teacher doesn’t.',
  keywords: [
    'first grade',
    'first day of school',
    'starting school',
    'finding your voice',
    'shy child',
    'funny book',
    'personalized book',
  ],
};
