import type { EditionText } from '../../model';

export const en: EditionText = {
  title: 'Room for One More',
  description:
    'The first rainy day on a new street: a huge red umbrella, a crowd of soggy animals, and one friend still to come. Everyone gets to shout “Squeeze in!” For children who have just moved, and for all who stand at the edge of a game and would so like to ask: is there room?',
  keywords: [
    'making friends',
    'moving house',
    'new neighborhood',
    'shyness',
    'rain',
    'animals',
    'read aloud',
    'personalized book',
  ],
};
