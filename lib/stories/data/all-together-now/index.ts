import type { Story } from '../../model';
import { en } from './en';
import { pair } from './pair';
import { picture, pictureTexts } from './picture';
import { cover, spreads } from './scenes';

export const allTogetherNow: Story = {
  baseId: 9005,
  cover,
  spreads,
  texts: { en },
  family: ['grandmother'],
  familyKinds: { grandmother: 'shosho' },
  picture,
  pictureTexts,
  pair,
};
