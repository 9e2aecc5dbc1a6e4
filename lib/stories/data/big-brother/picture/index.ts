import type { PictureBook, PictureBookText } from '../../../picture-book';
import { cover, ends } from './cover-and-ends';
import { learned } from './spreads-learned';
import { lessons } from './spreads-lessons';
import { waiting } from './spreads-waiting';
import { words as en } from './words.en';
import { words as he } from './words.he';

/** The second edition: a list of a hundred drawings runs along the foot of the spreads. */
export const picture: PictureBook = { cover, ends, spreads: [...lessons, ...waiting, ...learned] };

export const pictureTexts: Readonly<Record<'he' | 'en', PictureBookText>> = { he, en };
