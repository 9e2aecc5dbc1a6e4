import type { EditionText } from '../../model';

export const en: EditionText = {
  title: 'The Dragon with the Hiccups',
  description:
    'Every hiccup sets something on fire, and the knights have all run home. One child climbs the mountain with a sandwich and three well-known cures. A fairy tale, slightly burnt at the edges, for children who would swap any amount of gold for the dragon.',
  keywords: [
    'dragon',
    'hiccups',
    'funny',
    'adventure',
    'knights and castles',
    'courage',
    'friendship',
    'personalized book',
  ],
};
