import type { EditionText } from '../../model';

export const en: EditionText = {
  title: 'One, Two, Ow',
  description:
    'The arm is hiding in its sleeve, and the needle under its hat: it’s the needle’s first day, it can count only to two, and it’s scared of what comes next. Somebody will have to comfort it. A funny book to read before a shot or a blood test. It doesn’t promise that it won’t hurt. It does know what comes after two.',
  keywords: [
    'getting a shot',
    'vaccination book for kids',
    'fear of needles',
    'going to the doctor',
    'blood test',
    'injection',
    'being brave',
    'personalized book',
  ],
};
