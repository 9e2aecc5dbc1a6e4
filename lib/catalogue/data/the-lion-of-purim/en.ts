import type { EditionText } from '../../model';

export const en: EditionText = {
  title: 'The Lion of Purim',
  description:
    'Mane, tail, roar: it’s Purim, and a lion sets out. But everyone says, “What a sweet kitten!” Until a very small king gets lost in the noise of the square. A funny, warm Purim story about a costume and the courage inside it, from mishloach manot to Megillah.',
  keywords: [
    'purim book',
    'purim for kids',
    'purim costume',
    'mishloach manot gift',
    'jewish children’s book',
    'courage',
    'lion',
    'personalized book',
  ],
};
