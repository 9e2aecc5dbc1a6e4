import type { PictureBook } from '../../../picture-book';
import { flat } from './parts';

export const cover: PictureBook['cover'] = flat('bedAtSunset', {});

export const ends: PictureBook['ends'] = { front: flat('bedAtSunset', {}), back: flat('bedAtSunset', {}) };
