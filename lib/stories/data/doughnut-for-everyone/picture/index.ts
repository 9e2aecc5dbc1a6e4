import type { PictureBook, PictureBookText } from '../../../picture-book';
import { cover } from './cover-and-ends';
import { firstFloors } from './floors';
import { lights } from './lights';
import { words as en } from './words.en';
import { words as he } from './words.he';

/** The second edition. */
export const picture: PictureBook = {
  cover,
  ends: { front: cover, back: cover },
  spreads: [...firstFloors, ...lights],
};
export const pictureTexts: Readonly<Record<'he' | 'en', PictureBookText>> = { he, en };
