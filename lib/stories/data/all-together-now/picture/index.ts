import type { PictureBook, PictureBookText } from '../../../picture-book';
import { cover, ends } from './cover-and-ends';
import { atTheSea } from './feast';
import { toTheTeam } from './pull';
import { toTheSea } from './sea';
import { toTheMud } from './set-off';
import { words as en } from './words.en';

/** The second edition: one rope through the whole book, and a chant that grows with each who takes hold of it. */
export const picture: PictureBook = { cover, ends, spreads: [...toTheMud, ...toTheTeam, ...toTheSea, ...atTheSea] };

export const pictureTexts: Readonly<Record<'en', PictureBookText>> = { en };
