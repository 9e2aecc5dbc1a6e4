import type { EditionText } from '../../model';

export const en: EditionText = {
  title: 'Who Took the Afikoman?',
  description:
    'The afikoman is hidden so well that even the one who hid it can’t find it. In every corner, something else turns up that somebody had lost. A very funny Passover story for a whole Seder table, and a fine price for the afikoman.',
  keywords: ['passover', 'pesach', 'afikoman', 'seder', 'matzah', 'jewish holidays', 'grandparents', 'passover gift'],
};
