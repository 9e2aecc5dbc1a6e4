import type { EditionText } from '../../model';

export const en: EditionText = {
  title: 'One, Two, Three, Peep!',
  description:
    'Five chicks have gone missing, and little fingers are needed to count them all home. A horse who counts by hoof, a cow and a sheep with a bee in her wool help out, more or less. Rhymes to join in with, a peep on every page, and one more to count than anybody thought.',
  keywords: [
    'counting book',
    'numbers',
    'farm animals',
    'chicks',
    'rhyming book',
    'read aloud',
    'bedtime',
    'personalized book',
  ],
};
