import type { StoryOfMore } from '../../../model';
import { ends } from '../picture/cover-and-ends';
import { atHome } from './at-home';
import { cover } from './cover';
import { floors } from './floors';
import { outside } from './outside';
import { pointed } from './pointed.he';
import { words as en } from './words.en';
import { words as he } from './words.he';
import { words as ru } from './words.ru';

/** The story of three: one carries the doughnuts, one the light, and one knocks. */
export const trio: StoryOfMore = {
  picture: { cover, ends, spreads: [...outside, ...floors, ...atHome] },
  pictureTexts: { he, en, ru },
  pointedTexts: { he: pointed },
};
