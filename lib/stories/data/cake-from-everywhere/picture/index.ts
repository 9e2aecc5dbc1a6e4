import type { PictureBook, PictureBookText } from '../../../picture-book';
import { cover, ends } from './cover-and-ends';
import { toTheFeast } from './spreads-baked';
import { toTheWhale } from './spreads-given';
import { toTheSunset } from './spreads-off';
import { words as en } from './words.en';
import { words as he } from './words.he';

/** The second edition: everywhere everything twice, and in the end a cake whose layers are the grounds of the journey. */
export const picture: PictureBook = { cover, ends, spreads: [...toTheSunset, ...toTheWhale, ...toTheFeast] };

export const pictureTexts: Readonly<Record<'he' | 'en', PictureBookText>> = { he, en };
