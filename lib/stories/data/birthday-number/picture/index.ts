import type { PictureBook, PictureBookText, PointedText } from '../../../picture-book';
import { cover, ends } from './cover-and-ends';
import { atHome } from './home';
import { pointed as pointedAr } from './pointed.ar';
import { pointed as pointedHe } from './pointed.he';
import { onTheStairs } from './stairs';
import { waiting } from './waiting';
import { words as ar } from './words.ar';
import { words as en } from './words.en';
import { words as he } from './words.he';
import { words as ru } from './words.ru';

/** A birthday whose number is late: it is shy, and nobody's, until it is called by a name. */
export function pictureOfBirthday(birthday: number): PictureBook {
  const numbers = { own: birthday, before: birthday - 1 };
  return { cover: cover(numbers), ends, spreads: [...waiting(numbers), ...onTheStairs(numbers), ...atHome(numbers)] };
}

export const picture = pictureOfBirthday(5);
export const pictureTexts: Readonly<Record<'he' | 'en' | 'ar' | 'ru', PictureBookText>> = { he, en, ar, ru };
export const pointedTexts: Readonly<Record<'he' | 'ar', PointedText>> = { he: pointedHe, ar: pointedAr };
