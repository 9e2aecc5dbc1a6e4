import type { Story } from '../../model';
import { ar } from './ar';
import { en } from './en';
import { he } from './he';
import { pair } from './pair';
import { picture, pictureTexts, pointedTexts } from './picture';
import { ru } from './ru';
import { cover, spreads } from './scenes';

export const cakeFromEverywhere: Story = {
  baseId: 10,
  cover,
  spreads,
  texts: { he, en, ar, ru },
  picture,
  family: ['grandmother'],
  pictureTexts,
  pointedTexts,
  pair,
};
