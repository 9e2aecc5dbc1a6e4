import type { PictureBook, PictureBookText } from '../../../picture-book';
import { toTheTeam } from './pull';
import { toTheSea } from './sea';
import { words as en } from './words.en';

/** The second edition: one rope through the whole book, and a chant that grows with each who takes hold of it. */
export const picture: PictureBook = { cover: toTheTeam[0]!.scene, ends: { front: toTheTeam[0]!.scene, back: toTheTeam[0]!.scene }, spreads: [...toTheTeam, ...toTheSea] };

export const pictureTexts: Readonly<Record<'en', PictureBookText>> = { en };
