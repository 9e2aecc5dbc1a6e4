import type { EditionText } from '../../model';

export const en: EditionText = {
  title: 'Now I’m Really Going',
  description:
    'When a baby fills the only lap in the house, there is just one thing to do: pack a suitcase and move out, as far as the tree. For a new big sister who is really going, any minute now, and for the mother whose lap has been growing all the while.',
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
