import type { Story } from '../../model';
import { ar } from './ar';
import { en } from './en';
import { pair } from './pair';
import { picture, pictureTexts, pointedTexts } from './picture';
import { cover, spreads } from './scenes';

export const noPlateGoesHomeEmpty: Story = {
  baseId: 9004,
  cover,
  spreads,
  texts: { en, ar },
  picture,
  family: ['grandmother', 'cat'],
  pictureTexts,
  pointedTexts,
  pair,
};
