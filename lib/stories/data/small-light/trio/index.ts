import type { StoryOfMore } from '../../../model';
import { ends } from '../picture/cover-and-ends';
import { cover } from './cover';
import { overTheWater } from './over-the-water';
import { pointed as pointedAr } from './pointed.ar';
import { pointed as pointedHe } from './pointed.he';
import { toTheDawn } from './to-the-dawn';
import { toTheFox } from './to-the-fox';
import { words as ar } from './words.ar';
import { words as en } from './words.en';
import { words as he } from './words.he';
import { words as ru } from './words.ru';

/** Three through the dark: one carries the lantern and goes first, one asks, one counts. */
export const trio: StoryOfMore = {
  picture: { cover, ends, spreads: [...toTheFox, ...overTheWater, ...toTheDawn] },
  pictureTexts: { he, en, ar, ru },
  pointedTexts: { he: pointedHe, ar: pointedAr },
};
