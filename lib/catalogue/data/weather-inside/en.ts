import type { EditionText } from '../../model';

export const en: EditionText = {
  title: 'The Weather in My Tummy',
  description:
    'Sun, fog, butterflies, thunder in the tent: every day, Grandpa asks about the weather in one small tummy. Then comes a day when he doesn’t ask. A picture book about feelings, and about missing someone, in which nobody is told to calm down. For very big storms in very small people, and for whoever sits beside them and waits.',
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
