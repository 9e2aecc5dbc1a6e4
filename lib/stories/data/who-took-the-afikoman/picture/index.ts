import type { PictureBook, PictureBookText, PointedText } from '../../../picture-book';
import { cover, ends } from './cover-and-ends';
import { finding } from './finding';
import { hiding } from './hiding';
import { pointed as pointedHe } from './pointed.he';
import { searching } from './searching';
import { words as en } from './words.en';
import { words as he } from './words.he';
import { words as ru } from './words.ru';

/** The second edition: everybody searches, and the reader sees all evening where it is. */
export const picture: PictureBook = { cover, ends, spreads: [...hiding, ...searching, ...finding] };

export const pictureTexts: Readonly<Record<'he' | 'en' | 'ru', PictureBookText>> = { he, en, ru };

export const pointedTexts: Readonly<Record<'he', PointedText>> = { he: pointedHe };
