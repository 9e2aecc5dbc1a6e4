import type { Story } from '../../model';
import { pair } from './pair';
import { picture, pictureTexts } from './picture';
import { ru } from './ru';
import { cover, spreads } from './scenes';

export const whoGivesAGiftToDedMoroz: Story = {
  baseId: 9006,
  cover,
  spreads,
  texts: { ru },
  picture,
  family: ['mother', 'father', 'grandmother', 'cat'],
  pictureTexts,
  pair,
};
