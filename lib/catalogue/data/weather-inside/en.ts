import type { EditionText } from '../../model';

export const en: EditionText = {
  title: 'The Weather in My Tummy',
  description:
    'Every day, Grandpa asks about the weather in one small tummy: sunshine, butterflies, thunder in the tent. Then comes a day when he doesn’t ask. A warm, funny picture book about feelings, for children who can’t always say what’s going on in there, and for everyone who waits beside them.',
  keywords: [
    'feelings',
    'emotions for kids',
    'anger',
    'sadness',
    'tantrums',
    'grandpa',
    'personalized book',
    'empathy',
  ],
};
