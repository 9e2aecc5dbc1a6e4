import type { EditionText } from '../../model';

export const en: EditionText = {
  title: 'Five Is Late',
  description:
    'It’s the birthday, and the sock still feels four. Five hasn’t come. Maybe that’s just as well: who says there’s room for Five on the lap? Then, in the evening, somebody sniffles behind the door. A funny, tender book for the night before a birthday. The age is your child’s own, from two to ten.',
  keywords: [
    'birthday',
    'birthday gift',
    'turning five',
    'growing up',
    'numbers',
    'bedtime story',
    'personalized book',
  ],
};
