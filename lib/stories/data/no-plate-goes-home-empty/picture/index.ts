import type { PictureBook, PictureBookText, PointedText } from '../../../picture-book';
import { cover, ends } from './cover-and-ends';
import { toTheFeast } from './evening';
import { fasting } from './fasting';
import { plates } from './plates';
import { pointed as pointedAr } from './pointed.ar';
import { words as ar } from './words.ar';
import { words as en } from './words.en';

/** The second edition: every picture is built on a disc, and the refrain runs along the rim of the plate. */
export const picture: PictureBook = { cover, ends, spreads: [...fasting, ...plates, ...toTheFeast] };

export const pictureTexts: Readonly<Record<'en' | 'ar', PictureBookText>> = { en, ar };

export const pointedTexts: Readonly<Record<'ar', PointedText>> = { ar: pointedAr };
