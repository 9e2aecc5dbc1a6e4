import type { EditionText } from '../../model';

export const en: EditionText = {
  title: 'The Light Is Free',
  description:
    'Flup! On the eighth night of Hanukkah, all the lights in the house go out. Up the dark stairs goes a child with one candle and eight doughnuts, and at every door the box gets emptier and the house gets brighter. To be read beside the menorah, with sugar on everybody’s nose.',
  keywords: [
    'hanukkah',
    'chanukah',
    'doughnuts',
    'menorah',
    'jewish holidays',
    'neighbors',
    'sharing',
    'hanukkah gift',
  ],
};
