import type { EditionText } from '../../model';

export const en: EditionText = {
  title: 'A Small Light in the Woods',
  description:
    'Tap, tap: a lost firefly wants to go home, and home is on the far side of the woods. Over a giggling stream, past a wind that blows out lanterns, one small step at a time. Children who sleep with the light on may well ask, at the end, to turn it off.',
  keywords: ['bedtime story', 'fear of the dark', 'courage', 'fireflies', 'woods', 'friendship', 'personalized book'],
};
