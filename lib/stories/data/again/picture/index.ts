import type { PictureBook, PictureBookText, PointedText } from '../../../picture-book';
import { cover, ends } from './cover-and-ends';
import { pointed as pointedAr } from './pointed.ar';
import { pointed as pointedHe } from './pointed.he';
import { planAndMatch } from './spreads-again';
import { losing } from './spreads-losing';
import { oneAndSix } from './spreads-one';
import { training } from './spreads-training';
import { words as ar } from './words.ar';
import { words as en } from './words.en';
import { words as he } from './words.he';
import { words as ru } from './words.ru';

/** A match report: chalk lines say who should go where, and the Slow Team does something else. */
export const picture: PictureBook = { cover, ends, spreads: [...losing, ...training, ...oneAndSix, ...planAndMatch] };
export const pictureTexts: Readonly<Record<'he' | 'en' | 'ar' | 'ru', PictureBookText>> = { he, en, ar, ru };
export const pointedTexts: Readonly<Record<'he' | 'ar', PointedText>> = { he: pointedHe, ar: pointedAr };
