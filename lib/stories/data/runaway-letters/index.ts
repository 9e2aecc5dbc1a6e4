import type { Story } from '../../model';
import { ar } from './ar';
import { en } from './en';
import { he } from './he';
import { picture, pictureTexts, pointedTexts } from './picture';
import { ru } from './ru';
import { cover, spreads } from './scenes';

export const runawayLetters: Story = {
  baseId: 7,
  cover,
  spreads,
  texts: { he, en, ar, ru },
  picture,
  pictureTexts,
  pointedTexts,
};
