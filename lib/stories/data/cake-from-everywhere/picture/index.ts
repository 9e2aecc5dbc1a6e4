import type { PictureBook, PictureBookText, PointedText } from '../../../picture-book';
import { cover, ends } from './cover-and-ends';
import { pointed as pointedAr } from './pointed.ar';
import { pointed as pointedHe } from './pointed.he';
import { toTheFeast } from './spreads-baked';
import { toTheWhale } from './spreads-given';
import { toTheSunset } from './spreads-off';
import { words as ar } from './words.ar';
import { words as en } from './words.en';
import { words as he } from './words.he';
import { words as ru } from './words.ru';

/** The second edition: everywhere everything twice, and in the end a cake whose layers are the grounds of the journey. */
export const picture: PictureBook = { cover, ends, spreads: [...toTheSunset, ...toTheWhale, ...toTheFeast] };

export const pictureTexts: Readonly<Record<'he' | 'en' | 'ar' | 'ru', PictureBookText>> = { he, en, ar, ru };

export const pointedTexts: Readonly<Record<'he' | 'ar', PointedText>> = { he: pointedHe, ar: pointedAr };
