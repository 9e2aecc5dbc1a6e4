import type { EditionText } from '../../model';

export const en: EditionText = {
  title: 'The Dragon with the Hiccups',
  description:
    'Every hiccup sets something on fire, and the knights have all run home. One child climbs the mountain with a sandwich and three well-known cures. A very funny adventure with a big green heart, for children who would always choose the half with the dragon in it.',
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
