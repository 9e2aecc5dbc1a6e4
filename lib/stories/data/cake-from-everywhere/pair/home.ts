import type { SpreadLayout } from '../../../picture-book';
import { findSpread, retold } from '../../pair-parts';
import { box, type Companion } from '../../picture-parts';
import { parrot } from '../picture/parts';
import { toTheFeast } from '../picture/spreads-baked';
import { first, other } from './parts';

const find = (key: string): SpreadLayout => findSpread(toTheFeast, key);
const feast = find('s12');

/** Who comes to the feast, with room for two at the table. */
const guests = ((feast.scene.pictures[0]?.scene.companions ?? []) as Companion[]).map((guest): Companion => {
  if (guest.id === 'picker') return { ...guest, at: { x: 585, y: 940, scale: 1.55, afloat: true, depth: 850 } };
  if (guest.kind === 'monkeySit') return { ...guest, at: { x: 425, y: 735, scale: 1.05, afloat: true, depth: 870 } };
  return guest;
});

const stirs = first({
  at: { x: 1500, y: 930, scale: 2.05, depth: 1200, afloat: true },
  pose: 'standStill',
  expression: 'worry',
  lookAt: { x: 1800, y: 660 },
  hands: {
    left: { at: { actor: 'spoon', part: 'middle', offset: [-34, 20] }, shape: 'fist', layer: 'front' },
    right: { at: { actor: 'spoon', part: 'middle', offset: [-48, -40] }, shape: 'fist', layer: 'front' },
  },
});

const watches = other({
  liftSeated: -46,
  at: { x: 2250, y: 1130, scale: 1.9, depth: 1190 },
  pose: 'standStill',
  expression: 'uneasy',
  facing: -1,
  lookAt: { x: 1800, y: 660 },
});

/** The same kitchen with a table for a child in a wheelchair. */
const { heroes: _alone, ...atTheLowTable } = find('s10').scene.pictures[0]?.wheelchairScene ?? {};

/** From the fall of the recipe to the feast. */
export const home: readonly SpreadLayout[] = [
  retold(
    find('s09'),
    {
      heroes: [
        first({
          liftSeated: 130,
          at: { x: 710, y: 1120, scale: 2.2, depth: 905, afloat: true },
          pose: 'standStill',
          expression: 'biteLip',
          lookAt: { x: 1200, y: 640 },
          hands: {
            right: { at: { x: 1010, y: 640 }, shape: 'wave', angle: -6, elbow: 'down', layer: 'front' },
            left: { at: { x: 600, y: 830 }, shape: 'rest', elbow: 'left' },
          },
        }),
        other({
          liftSeated: 120,
          at: { x: 450, y: 1120, scale: 2.05, depth: 900, afloat: true },
          pose: 'standStill',
          expression: 'worry',
          lookAt: { x: 1200, y: 640 },
        }),
      ],
      companions: [parrot('', { x: 170, y: 620, scale: 0.9 }, { expression: 'fear', lookAt: { actor: 'hero' } })],
    },
    { places: { left: { box: box(1680, 775, 640, 110) }, open: { size: [28, 18] } } },
  ),
  retold(
    find('s10'),
    { heroes: [stirs, watches] },
    {
      onWheels: {
        ...atTheLowTable,
        heroes: [{ ...stirs, at: { x: 1520, y: 1120, scale: 2.05, depth: 1200 } }, watches],
      },
    },
  ),
  retold(find('s11'), {
    heroes: [
      first({
        liftSeated: 180,
        at: { x: 1690, y: 1480, scale: 2.9, depth: 900, afloat: true },
        pose: 'standStill',
        expression: 'laugh',
        tilt: 0.2,
        yaw: 0.16,
        hands: {
          left: { at: { actor: 'ownLeft', part: 'middle' }, shape: 'grip', layer: 'front', elbow: 'left' },
          right: { at: { actor: 'ownRight', part: 'middle' }, shape: 'fist', layer: 'front', elbow: 'down' },
        },
      }),
      other({
        liftSeated: 150,
        liftSmall: 100,
        at: { x: 1405, y: 1400, scale: 2.45, depth: 890, afloat: true },
        pose: 'standStill',
        expression: 'joy',
        lookAt: { x: 1760, y: 900 },
        hands: { right: { at: { x: 1650, y: 985 }, shape: 'rest', elbow: 'down', layer: 'front' } },
      }),
    ],
  }),
  retold(feast, {
    heroes: [
      first({
        liftSeated: 160,
        at: { x: 1480, y: 950, scale: 1.75, depth: 900, afloat: true },
        pose: 'standStill',
        expression: 'delight',
        lookAt: { actor: 'grandmother' },
        hands: {
          left: {
            at: { actor: 'pushedLeft', part: 'middle' },
            shape: 'rest',
            angle: 20,
            layer: 'whole',
            elbow: 'left',
          },
          right: {
            at: { actor: 'pushedRight', part: 'middle' },
            shape: 'rest',
            angle: 10,
            layer: 'whole',
            elbow: 'right',
          },
        },
      }),
      other({
        liftSeated: 150,
        liftSmall: 80,
        at: { x: 795, y: 945, scale: 1.6, depth: 895, afloat: true },
        pose: 'cheer',
        expression: 'laugh',
        lookAt: { actor: 'grandmother' },
      }),
    ],
    companions: guests,
  }),
];
