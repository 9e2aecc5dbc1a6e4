import type { EditionText } from '../../model';

export const en: EditionText = {
  title: 'A Blanket for the Moon',
  description:
    'The moon is shivering, and there is only one blanket. Some nights it’s far too big, one night it’s just right, and one night it barely covers a nose. Then comes a night with no moon at all. A lullaby in rhyme for the very small, about a blanket that goes out and comes home warm.',
  keywords: [
    'lullaby',
    'bedtime story',
    'moon book',
    'rhyming book',
    'phases of the moon',
    'book for toddlers',
    'personalized book',
  ],
};
