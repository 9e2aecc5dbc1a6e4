import type { Story } from '../../model';
import { ar } from './ar';
import { en } from './en';
import { he } from './he';
import { pair } from './pair';
import { picture, pictureTexts, pointedTexts } from './picture';
import { ru } from './ru';
import { cover, spreads } from './scenes';
import { trio } from './trio';

export const missingBells: Story = {
  baseId: 13,
  cover,
  spreads,
  texts: { he, en, ar, ru },
  picture,
  family: ['father', 'dog'],
  pictureTexts,
  pointedTexts,
  pair,
  trio,
};
