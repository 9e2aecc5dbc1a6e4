import type { StoryOfMore } from '../../../model';
import { ends } from '../picture/cover-and-ends';
import { cover } from './cover';
import { spreads } from './spreads';
import { words as en } from './words.en';

/** Two on one rope, before anybody else takes hold of it. */
export const pair: StoryOfMore = { picture: { cover, ends, spreads }, pictureTexts: { en } };
