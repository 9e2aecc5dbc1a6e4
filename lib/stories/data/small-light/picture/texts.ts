import type { BookLanguage } from '../../../model';
import type { PictureBookText, PointedText } from '../../../picture-book';
import { ar } from './ar';
import { en } from './en';
import { he } from './he';
import { pointed as pointedAr } from './pointed.ar';
import { pointed as pointedHe } from './pointed.he';
import { ru } from './ru';

export const pictureTexts: Readonly<Record<BookLanguage, PictureBookText>> = { he, en, ar, ru };

export const pointedTexts: Readonly<Record<'he' | 'ar', PointedText>> = { he: pointedHe, ar: pointedAr };
