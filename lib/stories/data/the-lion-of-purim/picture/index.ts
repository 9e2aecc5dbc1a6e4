import type { PictureBook, PictureBookText, PointedText } from '../../../picture-book';
import { cover, ends } from './cover-and-ends';
import { pointed as pointedHe } from './pointed.he';
import { inTheNoise } from './spreads-king';
import { toTheMouse } from './spreads-kitten';
import { toTheNight } from './spreads-roar';
import { words as en } from './words.en';
import { words as he } from './words.he';
import { words as ru } from './words.ru';

/** The second edition: a roar that nobody hears, and the shadow that tells how large the lion is just now. */
export const picture: PictureBook = { cover, ends, spreads: [...toTheMouse, ...inTheNoise, ...toTheNight] };

export const pictureTexts: Readonly<Record<'he' | 'en' | 'ru', PictureBookText>> = { he, en, ru };

export const pointedTexts: Readonly<Record<'he', PointedText>> = { he: pointedHe };
