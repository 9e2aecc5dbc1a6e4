import type { StoryOfMore } from '../../../model';
import { ends } from '../picture/cover-and-ends';
import { cover } from './cover';
import { knitting } from './knitting';
import { night } from './night';
import { questions } from './questions';
import { words as ru } from './words.ru';

/** A gift from two: one asks, the other counts, and at night they keep watch by turns. */
export const pair: StoryOfMore = {
  picture: { cover, ends, spreads: [...questions, ...knitting, ...night] },
  pictureTexts: { ru },
};
