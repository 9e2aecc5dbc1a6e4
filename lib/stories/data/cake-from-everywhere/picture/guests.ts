import type { Companion } from '../../picture-parts';
import { parrot } from './parts';

/** Who comes to the feast. */
export const GUESTS: Companion[] = [
  {
    kind: 'cow',
    at: { x: -60, y: 915, scale: 1.95, afloat: true, depth: 700 },
    lookAt: { x: 1120, y: 500 },
    expression: 'joy',
  },
  { kind: 'camel', at: { x: 216, y: 985, scale: 1.7, afloat: true, depth: 600 }, expression: 'delight' },
  {
    id: 'picker',
    kind: 'girlFriend',
    outfit: 'kitenge',
    at: { x: 742, y: 940, scale: 1.75, afloat: true, depth: 850 },
    pose: 'cheer',
    expression: 'laugh',
    lookAt: { actor: 'hero' },
  },
  {
    id: 'grandmother',
    kind: 'grandmother',
    at: { x: 1800, y: 1270, scale: 2.4, afloat: true, depth: 880 },
    pose: 'standStill',
    expression: 'laugh',
    facing: -1,
    lookAt: { actor: 'hero' },
    hands: {
      left: {
        at: { actor: 'taken', part: 'middle' },
        shape: 'rest',
        angle: 160,
        elbow: 'down',
        layer: 'front',
      },
      right: {
        at: { actor: 'second', part: 'middle', offset: [0, 20] },
        shape: 'hold',
        elbow: 'down',
        layer: 'front',
      },
    },
  },
  {
    kind: 'monkeySit',
    at: { x: 530, y: 720, scale: 1.25, afloat: true, depth: 870 },
    expression: 'laugh',
  },
  {
    kind: 'penguin',
    at: { x: 2076, y: 710, scale: 1.15, afloat: true, depth: 890 },
    expression: 'joy',
    facing: -1,
  },
  parrot('Perched', { x: 1926, y: 1112, scale: 0.95, depth: 1300 }, { expression: 'delight' }),
];

/** The girl is as old as the hero. */
export const SMALL_GUESTS = GUESTS.map(
  (guest): Companion =>
    guest.id === 'picker' ? { ...guest, at: { x: 742, y: 865, scale: 1.75, afloat: true, depth: 850 } } : guest,
);
