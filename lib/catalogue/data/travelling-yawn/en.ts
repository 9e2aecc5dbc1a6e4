import type { EditionText } from '../../model';

export const en: EditionText = {
  title: 'The Yawn That Went for a Walk',
  description:
    'Somebody isn’t tired at all, until one yawn escapes through the window and wanders off around the world: from the cat to the cow, from the bear to the lion, from the train to the stars. A rhyming bedtime book that gets sleepier with every page. Parents yawn first.',
  keywords: [
    'bedtime story',
    'rhyming book',
    'sleepy book',
    'yawn',
    'animals',
    'good night book',
    'read aloud',
    'personalized book',
  ],
};
