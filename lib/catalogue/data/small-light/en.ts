import type { EditionText } from '../../model';

export const en: EditionText = {
  title: 'A Small Light in the Woods',
  description:
    'A lost firefly taps at the window at bedtime, and your child sets out to bring her home: through the dark woods, over a giggling stream and past a wind that blows out lanterns. A funny, tender bedtime adventure for anyone who has ever asked to leave the hall light on.',
  keywords: ['bedtime story', 'fear of the dark', 'courage', 'fireflies', 'woods', 'friendship', 'personalized book'],
};
