import type { PictureBook, PictureBookText, PointedText } from '../../../picture-book';
import { cover, ends } from './cover-and-ends';
import { pointed as pointedAr } from './pointed.ar';
import { pointed as pointedHe } from './pointed.he';
import { toTheNight } from './spreads-after';
import { toTheCrash } from './spreads-arrival';
import { toTheSnail } from './spreads-home';
import { words as ar } from './words.ar';
import { words as en } from './words.en';
import { words as he } from './words.he';
import { words as ru } from './words.ru';

/** The second edition: a first morning seen from the height of a toy bear, who tells it. */
export const picture: PictureBook = { cover, ends, spreads: [...toTheSnail, ...toTheCrash, ...toTheNight] };

export const pictureTexts: Readonly<Record<'he' | 'en' | 'ar' | 'ru', PictureBookText>> = { he, en, ar, ru };

export const pointedTexts: Readonly<Record<'he' | 'ar', PointedText>> = { he: pointedHe, ar: pointedAr };
