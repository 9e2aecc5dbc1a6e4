import type { EditionText } from '../../model';

export const en: EditionText = {
  title: 'Now I’m Really Going',
  description:
    'When a baby fills the only lap in the house, there is just one thing to do: move out, as far as the tree. A very funny, very tender story for new big sisters, about all the things a baby can’t manage without her.',
  keywords: [
    'new baby',
    'big sister',
    'siblings',
    'jealousy',
    'mother and daughter',
    'family',
    'ages 2–6',
    'personalized book',
  ],
};
