import type { EditionText } from '../../model';

export const en: EditionText = {
  title: 'It’s Not Me, It’s Bear',
  description:
    'The first day of kindergarten, and Bear would rather not. Bear has butterflies in his tummy, a snail to greet and one more hug to collect, for the pocket. A funny, wise story about mornings that are hard to begin, for any child who knows exactly how Bear feels.',
  keywords: [
    'first day of kindergarten',
    'starting preschool',
    'separation anxiety',
    'saying goodbye',
    'teddy bear',
    'making friends',
    'personalized book',
  ],
};
