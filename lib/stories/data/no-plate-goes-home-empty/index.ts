import type { Story } from '../../model';
import { ar } from './ar';
import { en } from './en';
import { picture, pictureTexts, pointedTexts } from './picture';
import { cover, spreads } from './scenes';

export const noPlateGoesHomeEmpty: Story = {
  baseId: 9004,
  cover,
  spreads,
  texts: { en, ar },
  picture,
  pictureTexts,
  pointedTexts,
};
