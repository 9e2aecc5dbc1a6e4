import type { Story } from '../../model';
import { ar } from './ar';
import { en } from './en';
import { he } from './he';
import { pair } from './pair';
import { picture } from './picture';
import { pictureTexts, pointedTexts } from './picture/texts';
import { ru } from './ru';
import { cover, spreads } from './scenes';
import { trio } from './trio';

export const smallLight: Story = {
  baseId: 1,
  cover,
  spreads,
  texts: { he, en, ar, ru },
  picture,
  family: ['mother'],
  pictureTexts,
  pointedTexts,
  pair,
  trio,
};
