import type { PictureBook, PictureBookText, PointedText } from '../../../picture-book';
import { cover, ends } from './cover-and-ends';
import { pointed as pointedAr } from './pointed.ar';
import { pointed as pointedHe } from './pointed.he';
import { awakeAtNight } from './spreads-awake';
import { learned } from './spreads-learned';
import { lessons } from './spreads-lessons';
import { waiting } from './spreads-waiting';
import { words as ar } from './words.ar';
import { words as en } from './words.en';
import { words as he } from './words.he';
import { words as ru } from './words.ru';

/** The second edition: where a lesson is taught, a list of a hundred drawings runs along the foot. */
export const picture: PictureBook = { cover, ends, spreads: [...lessons, ...waiting, ...awakeAtNight, ...learned] };

export const pictureTexts: Readonly<Record<'he' | 'en' | 'ar' | 'ru', PictureBookText>> = { he, en, ar, ru };

export const pointedTexts: Readonly<Record<'he' | 'ar', PointedText>> = { he: pointedHe, ar: pointedAr };
