import type { Story } from '../../../model';
import type { PictureBook } from '../../../picture-book';
import { ar } from './ar';
import { cover, ends } from './cover-and-ends';
import { en } from './en';
import { he } from './he';
import { ru } from './ru';
import { toTheDawn } from './to-the-dawn';
import { toTheFox } from './to-the-fox';

/** The second edition: the lit share of the spread tells the story, from lamp to one firefly to a thousand. */
export const picture: PictureBook = { cover, ends, spreads: [...toTheFox, ...toTheDawn] };

export const pictureTexts: NonNullable<Story['pictureTexts']> = { he, en, ar, ru };
