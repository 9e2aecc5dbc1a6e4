import type { PictureBook, PictureBookText, PointedText } from '../../../picture-book';
import { cover, ends } from './cover-and-ends';
import { pointed as pointedAr } from './pointed.ar';
import { pointed as pointedHe } from './pointed.he';
import { blue } from './spreads-blue';
import { orange } from './spreads-orange';
import { violet } from './spreads-violet';
import { words as ar } from './words.ar';
import { words as en } from './words.en';
import { words as he } from './words.he';
import { words as ru } from './words.ru';

/** The second edition: one landscape from sunset to midnight, along which the yawn rolls. */
export const picture: PictureBook = { cover, ends, spreads: [...orange, ...violet, ...blue] };

export const pictureTexts: Readonly<Record<'he' | 'en' | 'ar' | 'ru', PictureBookText>> = { he, en, ar, ru };

export const pointedTexts: Readonly<Record<'he' | 'ar', PointedText>> = { he: pointedHe, ar: pointedAr };
