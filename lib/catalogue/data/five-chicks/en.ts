import type { EditionText } from '../../model';

export const en: EditionText = {
  title: 'One, Two, Three, Peep!',
  description:
    'Five chicks have gone missing, and little fingers are needed to count them all home. A cow, a sheep with full pockets and a horse who counts by hoof help out, more or less. A merry, rhyming first counting book with a peep on every page and a cuddle at the end.',
  keywords: [
    'counting book',
    'numbers',
    'farm animals',
    'chicks',
    'toddler book',
    'first words',
    'bedtime',
    'personalized book',
  ],
};
