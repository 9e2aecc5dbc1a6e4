import type { PictureBook, PictureBookText, PointedText } from '../../../picture-book';
import { cover, ends } from './cover-and-ends';
import { pointed as pointedAr } from './pointed.ar';
import { pointed as pointedHe } from './pointed.he';
import { threeCures } from './spreads-cures';
import { onTuesdays } from './spreads-tuesdays';
import { upTheMountain } from './spreads-up';
import { words as ar } from './words.ar';
import { words as en } from './words.en';
import { words as he } from './words.he';
import { words as ru } from './words.ru';

/** The second edition: what a hiccup burns leaves its outline, and the dragon fits no page until it is hugged. */
export const picture: PictureBook = { cover, ends, spreads: [...upTheMountain, ...threeCures, ...onTuesdays] };

export const pictureTexts: Readonly<Record<'he' | 'en' | 'ar' | 'ru', PictureBookText>> = { he, en, ar, ru };

export const pointedTexts: Readonly<Record<'he' | 'ar', PointedText>> = { he: pointedHe, ar: pointedAr };
