import type { EditionText } from '../../model';

export const en: EditionText = {
  title: 'How to Teach a Baby to Roar',
  description:
    'A new baby, a brand-new big brother and a list of a hundred things to teach: roaring, puddles, peas. The baby only sleeps and cries. Never mind, there’s time. A funny, tender book for a boy whose house has just grown by one very small person.',
  keywords: [
    'new baby',
    'big brother book',
    'new sibling',
    'becoming a big brother',
    'sibling jealousy',
    'gift for big brother',
    'personalized book',
  ],
};
