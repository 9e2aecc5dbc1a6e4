import type { PictureBook, PictureBookText, PointedText } from '../../../picture-book';
import { after, before } from './at-home';
import { cover, ends } from './cover-and-ends';
import { pointed as pointedAr } from './pointed.ar';
import { pointed as pointedHe } from './pointed.he';
import { sitting } from './sitting';
import { waiting } from './waiting';
import { words as ar } from './words.ar';
import { words as en } from './words.en';
import { words as he } from './words.he';
import { words as ru } from './words.ru';

/** A quite orderly first day of school; only the pictures know of the hen. */
export const picture: PictureBook = { cover, ends, spreads: [...before, ...waiting, ...sitting, ...after] };

export const pictureTexts: Readonly<Record<'he' | 'en' | 'ar' | 'ru', PictureBookText>> = { he, en, ar, ru };
export const pointedTexts: Readonly<Record<'he' | 'ar', PointedText>> = { he: pointedHe, ar: pointedAr };
