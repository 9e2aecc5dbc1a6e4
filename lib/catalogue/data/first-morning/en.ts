import type { EditionText } from '../../model';

export const en: EditionText = {
  title: 'It’s Not Me, It’s Bear',
  description:
    'The first day of school, and Bear would rather not. Bear has butterflies in his tummy, a snail to greet and one more hug to collect, for the pocket. Not for children who are worried, of course. Only for those who happen to know a bear who is.',
  keywords: [
    'first day of school',
    'first day of kindergarten',
    'starting preschool',
    'separation anxiety',
    'saying goodbye',
    'teddy bear',
    'making friends',
    'personalized book',
  ],
};
