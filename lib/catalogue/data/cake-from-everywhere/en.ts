import type { EditionText } from '../../model';

export const en: EditionText = {
  title: 'The Cake from Everywhere',
  description:
    'A birthday cake with ingredients from all over the world, a balloon growing heavier with every kindness, and a parrot who always says the wrong word. A funny, warm journey for curious children, and for the grandmothers who bake without ever looking at the recipe.',
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
