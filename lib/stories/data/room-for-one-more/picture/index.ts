import type { PictureBook, PictureBookText, PointedText } from '../../../picture-book';
import { toTheSnail } from './alone';
import { cover, ends } from './cover-and-ends';
import { toTheStreet } from './girl';
import { toTheWind } from './guests';
import { pointed as pointedAr } from './pointed.ar';
import { pointed as pointedHe } from './pointed.he';
import { words as ar } from './words.ar';
import { words as en } from './words.en';
import { words as he } from './words.he';
import { words as ru } from './words.ru';

/** The second edition: a day below an umbrella, told by the girl who sees it from behind her curtain. */
export const picture: PictureBook = { cover, ends, spreads: [...toTheSnail, ...toTheWind, ...toTheStreet] };

export const pictureTexts: Readonly<Record<'he' | 'en' | 'ar' | 'ru', PictureBookText>> = { he, en, ar, ru };

export const pointedTexts: Readonly<Record<'he' | 'ar', PointedText>> = { he: pointedHe, ar: pointedAr };
