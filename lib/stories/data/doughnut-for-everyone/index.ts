import type { Story } from '../../model';
import { en } from './en';
import { he } from './he';
import { pair } from './pair';
import { picture, pictureTexts, pointedTexts } from './picture';
import { ru } from './ru';
import { cover, spreads } from './scenes';
import { trio } from './trio';

export const doughnutForEveryone: Story = {
  baseId: 9001,
  cover,
  spreads,
  texts: { he, en, ru },
  picture,
  family: ['mother', 'father', 'grandmother', 'grandfather'],
  pictureTexts,
  pointedTexts,
  pair,
  trio,
};
