import type { StoryOfMore } from '../../../model';
import { ends } from '../picture/cover-and-ends';
import { cover } from './cover';
import { pointed as pointedAr } from './pointed.ar';
import { pointed as pointedHe } from './pointed.he';
import { town } from './town';
import { wood } from './wood';
import { words as ar } from './words.ar';
import { words as en } from './words.en';
import { words as he } from './words.he';
import { words as ru } from './words.ru';

/** The case of three detectives: one looks, one writes down the rules, one listens. */
export const trio: StoryOfMore = {
  picture: { cover, ends, spreads: [...town, ...wood] },
  pictureTexts: { he, en, ar, ru },
  pointedTexts: { he: pointedHe, ar: pointedAr },
};
