import type { PictureBook } from '../../../picture-book';
import { flat, type Hero } from '../../picture-parts';
import { higher, OUTFIT, sandwichAt } from './parts';

const WITH_LUNCH: Hero = {
  at: { x: 1440, y: 1800, scale: 3.25, depth: 900, afloat: true },
  pose: 'standStill',
  expression: 'joy',
  outfit: OUTFIT,
  lookAt: { x: 1760, y: 560 },
  hands: {
    right: { at: { x: 1830, y: 1078 }, shape: 'grip', layer: 'front' },
    left: { at: { x: 1730, y: 1120 }, shape: 'rest', layer: 'front' },
  },
};

/** With a short arm that passes below the face. */
const WITH_LUNCH_SMALL: Hero = {
  ...higher(WITH_LUNCH, 150),
  hands: {
    right: { at: { x: 1730, y: 1080 }, shape: 'grip', elbow: 'down', layer: 'front' },
    left: { at: { x: 1640, y: 1110 }, shape: 'rest', layer: 'front' },
  },
};

/** The child holds lunch up to the one behind the burnt hole. */
export const cover: PictureBook['cover'] = flat(
  'burntCover',
  {
    heroes: [WITH_LUNCH],
    companions: [{ id: 'goat', kind: 'goat', at: { x: 620, y: 1130, scale: 2 }, expression: 'delight', facing: -1 }],
    props: [sandwichAt(1890, 1030, 1.3, 800, -10)],
  },
  {
    onWheels: { heroes: [higher(WITH_LUNCH, 190)] },
    forSmall: { heroes: [WITH_LUNCH_SMALL], props: [sandwichAt(1810, 1060, 1.2, 800, -10)] },
  },
);

/** Before the book all is whole; after it only the outlines are left. */
export const ends: PictureBook['ends'] = { front: flat('thingsWhole', {}), back: flat('thingsGone', {}) };
