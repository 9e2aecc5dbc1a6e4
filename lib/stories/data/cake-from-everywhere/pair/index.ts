import type { StoryOfMore } from '../../../model';
import { ends } from '../picture/cover-and-ends';
import { cover } from './cover';
import { given } from './given';
import { home } from './home';
import { off } from './off';
import { pointed as pointedAr } from './pointed.ar';
import { pointed as pointedHe } from './pointed.he';
import { words as ar } from './words.ar';
import { words as en } from './words.en';
import { words as he } from './words.he';
import { words as ru } from './words.ru';

/** Everything twice, for a grandmother of two: one asks, the other keeps count. */
export const pair: StoryOfMore = {
  picture: { cover, ends, spreads: [...off, ...given, ...home] },
  pictureTexts: { he, en, ar, ru },
  pointedTexts: { he: pointedHe, ar: pointedAr },
};
