import type { PictureBook, PictureBookText, PointedText } from '../../../picture-book';
import { cover, ends } from './cover-and-ends';
import { hiding } from './hiding';
import { knowing } from './knowing';
import { pointed as pointedAr } from './pointed.ar';
import { pointed as pointedHe } from './pointed.he';
import { searching } from './searching';
import { sleeping } from './sleeping';
import { words as ar } from './words.ar';
import { words as en } from './words.en';
import { words as he } from './words.he';
import { words as ru } from './words.ru';

/** Two who won't come out, an arm and a needle, and the one who comes after two. */
export const picture: PictureBook = { cover, ends, spreads: [...hiding, searching, ...knowing, sleeping] };
export const pictureTexts: Readonly<Record<'he' | 'en' | 'ar' | 'ru', PictureBookText>> = { he, en, ar, ru };
export const pointedTexts: Readonly<Record<'he' | 'ar', PointedText>> = { he: pointedHe, ar: pointedAr };
