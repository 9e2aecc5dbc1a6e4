import type { StoryOfMore } from '../../../model';
import { ends } from '../picture/cover-and-ends';
import { cover } from './cover';
import { cures } from './cures';
import { pointed as pointedAr } from './pointed.ar';
import { pointed as pointedHe } from './pointed.he';
import { tuesdays } from './tuesdays';
import { up } from './up';
import { words as ar } from './words.ar';
import { words as en } from './words.en';
import { words as he } from './words.he';
import { words as ru } from './words.ru';

/** Half a kingdom for two: one dares, the other counts and asks. */
export const pair: StoryOfMore = {
  picture: { cover, ends, spreads: [...up, ...cures, ...tuesdays] },
  pictureTexts: { he, en, ar, ru },
  pointedTexts: { he: pointedHe, ar: pointedAr },
};
