import type { Story } from '../../model';
import { ar } from './ar';
import { en } from './en';
import { he } from './he';
import { pair } from './pair';
import { picture, pictureTexts, pointedTexts } from './picture';
import { ru } from './ru';
import { cover, spreads } from './scenes';
import { trio } from './trio';

export const dragonWithHiccups: Story = {
  baseId: 12,
  cover,
  spreads,
  texts: { he, en, ar, ru },
  picture,
  pictureTexts,
  pair,
  trio,
  pointedTexts,
};
