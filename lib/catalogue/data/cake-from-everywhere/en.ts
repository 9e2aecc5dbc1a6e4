import type { EditionText } from '../../model';

export const en: EditionText = {
  title: 'The Cake from Everywhere',
  description:
    'Grandma’s birthday is tomorrow, and the kitchen is down to one egg. So up goes the balloon, to fetch milk, mangoes, snow and a splash of sea from a very generous world, with a parrot who always says the wrong word. Best read with a grandmother, ideally one who bakes without a recipe.',
  keywords: [
    'grandma',
    'birthday',
    'baking',
    'hot air balloon',
    'around the world',
    'animals',
    'kindness',
    'personalized book',
  ],
};
