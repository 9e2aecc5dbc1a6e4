import type { Story } from '../../model';
import { picture, pictureOfBirthday, pictureTexts, pointedTexts } from './picture';
import { cover } from './scenes';

/** It began as a picture book: no first edition was ever made of it. */
export const birthdayNumber: Story = {
  baseId: 16,
  cover,
  spreads: [],
  texts: {},
  picture,
  pictureOfBirthday,
  pictureTexts,
  pointedTexts,
};
