import type { EditionText } from '../../model';

export const en: EditionText = {
  title: 'A Blanket for the Moon',
  description:
    'The moon is cold, anyone can see that. So somebody has to stitch it a blanket and bring it up by rocket. But how big is a moon that’s a little smaller every night? A starry bedtime story about measuring, unpicking, starting over and keeping somebody warm.',
  keywords: [
    'moon book',
    'bedtime story',
    'rocket',
    'space for kids',
    'phases of the moon',
    'stars',
    'personalized book',
  ],
};
