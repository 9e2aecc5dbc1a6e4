import type { EditionText } from '../../model';

export const en: EditionText = {
  title: 'The Case of the Missing Bells',
  description:
    'Overnight, every bell in town has disappeared. A detective with a magnifying glass and a dog with sausages on his mind follow a gray hair, a black mask and a jingle in the fog. A real mystery for sharp eyes, with clues in the pictures and a solution nobody expects.',
  keywords: [
    'detective story for kids',
    'mystery picture book',
    'clues',
    'raccoon',
    'owl',
    'kindness',
    'early readers',
    'personalized book',
  ],
};
