import type { EditionText } from '../../model';

export const en: EditionText = {
  title: 'The Light Is Free',
  description:
    'Eight doughnuts, one candle and a house without a single light. Floor by floor, a child climbs through a Hanukkah night, and the box gets emptier while the house gets brighter. A warm, funny story for reading beside the hanukkiah, with sugar on everybody’s nose.',
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
