import type { EditionText } from '../../model';

export const en: EditionText = {
  title: 'The Whale Who Forgot the End',
  description:
    'A whale can sing all of her song except the end. So a child takes a very deep breath, dives down through the bath and asks everyone who ever heard it: the fish, the oyster, the turtle, the crab. They all remember. They all fall asleep. A quiet underwater adventure about listening, for bath-time divers and bedtime hummers.',
  keywords: ['whale', 'ocean', 'underwater', 'music', 'lullaby', 'courage', 'friendship', 'personalized book'],
};
