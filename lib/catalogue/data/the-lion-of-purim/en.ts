import type { EditionText } from '../../model';

export const en: EditionText = {
  title: 'The Lion of Purim',
  description:
    'Mane? On. Tail? On. Roar? “What a sweet kitten!” says everyone, from Grandma with her mishloach manot to the cat. Then a very small king gets lost in the noise of Purim, and somebody has to be louder than all the graggers in town. A costume story about how big some people are inside.',
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
