import type { PictureBook } from '../../../picture-book';
import { joinedScene } from '../../pair-parts';
import { cover as coverOfOne, FRONT } from '../picture/cover-and-ends';
import { alsoPulls } from './parts';

/** Two on the front, the snail on the back, and one rope around the spine. */
export const cover: PictureBook['cover'] = joinedScene(coverOfOne, alsoPulls(FRONT, 1530, 2.3, 'laugh'));
