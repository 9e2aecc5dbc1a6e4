import type { StoryOfMore } from '../../../model';
import { ends } from '../picture/cover-and-ends';
import { cover } from './cover';
import { evening } from './evening';
import { fasting } from './fasting';
import { plates } from './plates';
import { pointed as pointedAr } from './pointed.ar';
import { words as ar } from './words.ar';
import { words as en } from './words.en';

/** Two fast as sparrows do: one carries the plate, the other looks into it. */
export const pair: StoryOfMore = {
  picture: { cover, ends, spreads: [...fasting, ...plates, ...evening] },
  pictureTexts: { en, ar },
  pointedTexts: { ar: pointedAr },
};
