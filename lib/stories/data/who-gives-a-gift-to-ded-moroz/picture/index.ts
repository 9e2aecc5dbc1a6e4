import type { PictureBook, PictureBookText } from '../../../picture-book';
import { cover, ends } from './cover-and-ends';
import { toTheStreet } from './spreads-asking';
import { toTheFeast } from './spreads-knitting';
import { toTheMorning } from './spreads-night';
import { words as ru } from './words.ru';

/** The second edition: he is in every picture from the first on, but never whole, and only the cat sees him. */
export const picture: PictureBook = { cover, ends, spreads: [...toTheStreet, ...toTheFeast, ...toTheMorning] };

export const pictureTexts: Readonly<Record<'ru', PictureBookText>> = { ru };
