import type { EditionText } from '../../model';

export const en: EditionText = {
  title: 'Room for One More',
  description:
    'The first rainy day on a new street: a huge red umbrella, a crowd of soggy animals, and one friend still to come. A funny read-aloud with a line everyone gets to shout, for children who have just moved, and for all who find it hard to ask: may I join in?',
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
