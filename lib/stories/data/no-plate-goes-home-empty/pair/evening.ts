import type { SpreadLayout } from '../../../picture-book';
import { findSpread, moved, retold } from '../../pair-parts';
import { box, type Hero } from '../../picture-parts';
import { toTheFeast } from '../picture/evening';
import { first, firstAtTheFeast, other, otherAtTheFeast } from './parts';

const find = (key: string): SpreadLayout => findSpread(toTheFeast, key);

const pointing = first({
  at: { x: 400, y: 822, scale: 1.9, depth: 1000, afloat: true },
  pose: 'standStill',
  expression: 'laugh',
  lookAt: { actor: 'oldMan' },
  hands: {
    right: { at: { x: 650, y: 690 }, shape: 'point', elbow: 'right', layer: 'front' },
    left: { at: { actor: 'hero', part: 'leftSide', offset: [-10, 0] }, shape: 'fist', elbow: 'left' },
  },
});

const pointingLow: Hero = {
  ...pointing,
  at: { x: 400, y: 1080, scale: 1.9, depth: 1010 },
  hands: { right: { at: { x: 650, y: 890 }, shape: 'point', elbow: 'right', layer: 'front' } },
};

/** On the bench, or beside it in a wheelchair. */
const beside = other({
  liftSeated: -256,
  at: { x: 140, y: 824, scale: 1.7, depth: 995, afloat: true },
  pose: 'standStill',
  expression: 'delight',
  lookAt: { actor: 'oldMan' },
});

/** How the second runs ahead over each of the roofs. */
const AHEAD = ['race', 'run', 'run', 'jump'] as const;

const running = (find('s10').scene.pictures[0]?.scene.heroes ?? []).flatMap((hero, i): Hero[] => {
  if (!('x' in hero.at)) return [];
  const { x, y, scale = 1 } = hero.at;
  const { hands: _, id: __, ...rest } = hero;
  const ahead = {
    ...rest,
    at: { x: x + (i === 3 ? 105 : 150) * scale, y, scale: scale * 0.9 },
    pose: AHEAD[i] ?? 'run',
  };
  return [hero, { ...other(ahead), id: i === 3 ? 'second' : `second${i}` }];
});

/** From the idea to the feast. */
export const evening: readonly SpreadLayout[] = [
  retold(
    find('s09'),
    { heroes: [pointing, beside] },
    {
      onWheels: { heroes: [pointingLow, beside] },
      places: {
        look: { box: box(690, 84, 430, 140), size: [22, 15] },
        think: { box: box(690, 230, 430, 300), size: [22, 14] },
      },
    },
  ),
  retold(find('s10'), { heroes: running }, { onWheels: { stage: 'runningLane' } }),
  retold(find('s11'), {
    heroes: [
      first({
        liftSeated: 120,
        at: { x: 1400, y: 1350, scale: 2.55, depth: 800, afloat: true },
        pose: 'standStill',
        expression: 'laugh',
        lookAt: { actor: 'oldMan' },
        hands: {
          left: { at: { actor: 'hero', part: 'chest', offset: [-10, 10] }, shape: 'flat', layer: 'front' },
          right: {
            at: { actor: 'oldMan', part: 'leftShoulder', offset: [24, 4] },
            shape: 'rest',
            elbow: 'down',
            layer: 'front',
          },
        },
      }),
      other({
        liftSeated: 110,
        liftSmall: 70,
        at: { x: 1015, y: 1290, scale: 2.25, depth: 795, afloat: true },
        pose: 'standStill',
        expression: 'delight',
        lookAt: { actor: 'oldMan' },
      }),
    ],
    companions: moved(find('s11'), {
      grandmother: {
        at: { x: 720, y: 1590, scale: 2.05, depth: 780, afloat: true },
        hands: { left: { at: { x: 610, y: 940 }, shape: 'hold', elbow: 'down', layer: 'front' } },
      },
      baker: {
        at: { x: 380, y: 1620, scale: 2, depth: 770, afloat: true },
        hands: { left: { at: { x: 330, y: 940 }, shape: 'hold', elbow: 'down', layer: 'front' } },
      },
    }),
  }),
  retold(find('s12'), {
    heroes: [
      firstAtTheFeast({
        at: { x: 890, y: 936, scale: 1.6, depth: 1000 },
        pose: 'runBring',
        expression: 'scream',
        lookAt: { actor: 'oldMan' },
        hands: {
          left: { at: { actor: 'tray', part: 'left', offset: [34, 34] }, shape: 'hold', layer: 'around' },
          right: { at: { actor: 'tray', part: 'right', offset: [-34, 34] }, shape: 'hold', layer: 'around' },
        },
      }),
      otherAtTheFeast({
        at: { x: 1420, y: 940, scale: 1.45, depth: 990 },
        pose: 'run',
        expression: 'joy',
        lookAt: { actor: 'oldMan' },
      }),
    ],
  }),
];
