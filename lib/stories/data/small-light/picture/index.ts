import type { PictureBook } from '../../../picture-book';
import { cover, ends } from './cover-and-ends';
import { overTheWater } from './over-the-water';
import { toTheDawn } from './to-the-dawn';
import { toTheFox } from './to-the-fox';

/** The second edition: the lit share of the spread tells the story, from lamp to one firefly to a thousand. */
export const picture: PictureBook = { cover, ends, spreads: [...toTheFox, ...overTheWater, ...toTheDawn] };
