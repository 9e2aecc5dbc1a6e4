import type { EditionText } from '../../model';

export const en: EditionText = {
  title: 'Harambee!',
  description:
    'A bus full of mangoes, a long red road to the sea, and mud, lots of it. Everyone pulls, from the elephant to the very smallest. A joyful story from Kenya with a word the whole room will shout, for children who have been told they are too little to help.',
  keywords: [
    'kenya',
    'harambee',
    'swahili words',
    'africa',
    'teamwork',
    'elephant',
    'grandmother',
    'personalized book',
  ],
};
