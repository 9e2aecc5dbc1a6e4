import type { Story } from '../../model';
import { en } from './en';
import { he } from './he';
import { picture, pictureTexts, pointedTexts } from './picture';
import { ru } from './ru';
import { cover, spreads } from './scenes';

export const theLionOfPurim: Story = {
  baseId: 9003,
  cover,
  spreads,
  texts: { he, en, ru },
  picture,
  family: ['mother', 'grandmother', 'grandfather'],
  pictureTexts,
  pointedTexts,
};
