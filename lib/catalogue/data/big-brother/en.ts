import type { EditionText } from '../../model';

export const en: EditionText = {
  title: 'How to Teach a Baby to Roar',
  description:
    'There are a hundred things a baby has to know, and somebody in this house can teach them all: roaring, puddles, peas. The baby sleeps. The baby cries. Never mind, there’s time. Read it to a boy who has just been made a big brother by the smallest person he has ever met.',
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
