import type { PictureBook, PictureBookText, PointedText } from '../../../picture-book';
import { cover, ends } from './cover-and-ends';
import { pointed as pointedAr } from './pointed.ar';
import { pointed as pointedHe } from './pointed.he';
import { inTown } from './spreads-town';
import { inTheWood } from './spreads-wood';
import { words as ar } from './words.ar';
import { words as en } from './words.en';
import { words as he } from './words.he';
import { words as ru } from './words.ru';

/** The second edition: a case file whose pictures know more than its words. */
export const picture: PictureBook = { cover, ends, spreads: [...inTown, ...inTheWood] };

export const pictureTexts: Readonly<Record<'he' | 'en' | 'ar' | 'ru', PictureBookText>> = { he, en, ar, ru };

export const pointedTexts: Readonly<Record<'he' | 'ar', PointedText>> = { he: pointedHe, ar: pointedAr };
