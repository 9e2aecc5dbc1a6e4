import type { PictureBook } from '../../../picture-book';
import { cover, ends } from './cover-and-ends';
import { learned } from './spreads-learned';
import { lessons } from './spreads-lessons';
import { waiting } from './spreads-waiting';

/** The second edition: a list of a hundred drawings runs along the foot of every spread. */
export const picture: PictureBook = { cover, ends, spreads: [...lessons, ...waiting, ...learned] };
