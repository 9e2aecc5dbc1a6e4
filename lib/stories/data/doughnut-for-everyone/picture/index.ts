import type { PictureBook, PictureBookText, PointedText } from '../../../picture-book';
import { before } from './before';
import { climb } from './climb';
import { cover, ends } from './cover-and-ends';
import { firstFloors } from './floors';
import { lights } from './lights';
import { pointed as pointedHe } from './pointed.he';
import { together } from './together';
import { words as en } from './words.en';
import { words as he } from './words.he';
import { words as ru } from './words.ru';

/** The second edition: one candle climbs a dark house, and every window behind it stays lit. */
export const picture: PictureBook = {
  cover,
  ends,
  spreads: [...before, ...firstFloors, lights, climb, ...together],
};

export const pictureTexts: Readonly<Record<'he' | 'en' | 'ru', PictureBookText>> = { he, en, ru };

export const pointedTexts: Readonly<Record<'he', PointedText>> = { he: pointedHe };
