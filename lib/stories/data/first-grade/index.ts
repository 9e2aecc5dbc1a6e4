import type { Story } from '../../model';
import { picture, pictureTexts, pointedTexts } from './picture';
import { cover } from './scenes';

/** It began as a picture book: no first edition was ever made of it. */
export const firstGrade: Story = {
  baseId: 18,
  cover,
  spreads: [],
  texts: {},
  picture,
  pictureTexts,
  pointedTexts,
};
