import type { PictureBook, PictureBookText, PointedText } from '../../../picture-book';
import { cover, ends } from './cover-and-ends';
import { pointed as pointedAr } from './pointed.ar';
import { pointed as pointedHe } from './pointed.he';
import { toTheTree } from './spreads-away';
import { toTheSock } from './spreads-evening';
import { toTheBed } from './spreads-home';
import { toTheWindow } from './spreads-leaving';
import { words as ar } from './words.ar';
import { words as en } from './words.en';
import { words as he } from './words.he';
import { words as ru } from './words.ru';

/** The second edition: a map of Away, on which the smallest window of the house is always to be seen. */
export const picture: PictureBook = { cover, ends, spreads: [...toTheWindow, ...toTheTree, ...toTheSock, ...toTheBed] };

export const pictureTexts: Readonly<Record<'he' | 'en' | 'ar' | 'ru', PictureBookText>> = { he, en, ar, ru };

export const pointedTexts: Readonly<Record<'he' | 'ar', PointedText>> = { he: pointedHe, ar: pointedAr };
