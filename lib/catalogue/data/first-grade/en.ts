import type { EditionText } from '../../model';

export const en: EditionText = {
  title: 'Nothing Happened in First Grade',
  description:
    'The first day of first grade. You raise a hand, you wait, you draw a circle. “What happened at school today?” “Nothing.” So say the words. But somebody has walked in behind the teacher’s back, and everyone can see who, except the teacher. A funny book for the first day, for a very big backpack and the voice at the bottom of it.',
  keywords: [
    'first grade',
    'first day of school',
    'back to school',
    'starting school',
    'grade 1',
    'shyness',
    'personalized book',
  ],
};
