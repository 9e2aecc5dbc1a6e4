import type { Story } from '../../model';
import { picture, pictureTexts, pointedTexts } from './picture';
import { cover } from './scenes';

/** It began as a picture book: no first edition was ever made of it. */
export const whaleSong: Story = {
  baseId: 15,
  cover,
  spreads: [],
  texts: {},
  picture,
  pictureTexts,
  pointedTexts,
};
