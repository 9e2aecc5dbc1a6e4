import type { EditionText } from '../../model';

export const en: EditionText = {
  title: 'The Whale Who Forgot Her Song',
  description:
    'A whale can sing all of her song except the end. So a child takes a very deep breath and dives down to find it, asking everyone who ever heard it: the crab, the herring, the anchor, the moon. A quiet underwater adventure about listening, for brave swimmers and bedtime hummers.',
  keywords: ['whale', 'ocean', 'underwater', 'music', 'lullaby', 'courage', 'friendship', 'personalized book'],
};
