import type { EditionText } from '../../model';

export const en: EditionText = {
  title: 'Who Took the Afikoman?',
  description:
    'The afikoman is hidden so well that even the one who hid it can’t find it. In every corner, something else turns up that somebody had lost. A Passover treasure hunt for the whole Seder table, to read somewhere between the soup and the crumbs. Also a very reasonable price for an afikoman.',
  keywords: ['passover', 'pesach', 'afikoman', 'seder', 'matzah', 'jewish holidays', 'grandparents', 'passover gift'],
};
