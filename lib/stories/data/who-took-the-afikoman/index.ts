import type { Story } from '../../model';
import { en } from './en';
import { he } from './he';
import { picture, pictureTexts, pointedTexts } from './picture';
import { ru } from './ru';
import { cover, spreads } from './scenes';

export const whoTookTheAfikoman: Story = {
  baseId: 9002,
  cover,
  spreads,
  texts: { he, en, ru },
  picture,
  pictureTexts,
  pointedTexts,
};
