import type { SpreadLayout } from '../../../picture-book';
import { findSpread, moved, retold } from '../../pair-parts';
import type { Hero } from '../../picture-parts';
import { fasting as one } from '../picture/fasting';
import { first, other } from './parts';

const find = (key: string): SpreadLayout => findSpread(one, key);

const court = find('s03');

/** They take turns in the shade, and see the noon together. */
const waiting: Hero[] = (court.scene.pictures[0]?.scene.heroes ?? []).flatMap((hero, i): Hero[] => {
  const { who: _, outfit: __, ...pose } = hero;
  if (hero.id !== 'hero') return [i % 2 ? { ...other(pose), id: `second${i}` } : hero];
  return [
    first({ id: 'hero', at: { x: 1850, y: 1110, scale: 1.25 }, pose: 'kneelLook', expression: 'delight' }),
    other({ at: { x: 2080, y: 1104, scale: 1.15 }, pose: 'sitGround', expression: 'joy', facing: -1 }),
  ];
});

/** From the lantern to the two plates. */
export const fasting: readonly SpreadLayout[] = [
  retold(find('s01'), {
    heroes: [
      first({
        liftSeated: 160,
        at: { x: 1740, y: 1500, scale: 2.6, depth: 1000, afloat: true },
        pose: 'standStill',
        expression: 'wonder',
        lookAt: { x: 2170, y: 150 },
        hands: { left: { at: { x: 1490, y: 632 }, shape: 'grip', elbow: 'down', layer: 'front' } },
      }),
      other({
        liftSeated: 150,
        liftSmall: 80,
        at: { x: 2040, y: 1470, scale: 2.4, depth: 995, afloat: true },
        pose: 'standStill',
        expression: 'joy',
        lookAt: { x: 2170, y: 150 },
        hands: { right: { at: { actor: 'cat', part: 'left', offset: [70, 60] }, shape: 'rest', layer: 'front' } },
      }),
    ],
    companions: moved(find('s01'), { cat: { at: { x: 2300, y: 1024, scale: 1.7, depth: 990, afloat: true } } }),
  }),
  retold(find('s02'), {
    heroes: [
      first({
        liftSeated: 155,
        at: { x: 1560, y: 1420, scale: 2.4, depth: 1000, afloat: true },
        pose: 'standStill',
        expression: 'uneasy',
        yaw: 0.1,
        rightHanded: true,
        hands: {
          left: {
            at: { actor: 'hero', part: 'chest', offset: [0, -40] },
            shape: 'pinch',
            angle: -90,
            elbow: 'down',
            layer: 'front',
          },
          right: {
            at: { actor: 'hero', part: 'rightCheek', offset: [-50, -70] },
            shape: 'fist',
            elbow: 'right',
            layer: 'front',
          },
        },
      }),
      other({
        liftSeated: 140,
        liftSmall: 90,
        at: { x: 1850, y: 1390, scale: 2.2, depth: 995, afloat: true },
        pose: 'standStill',
        expression: 'yawn',
      }),
    ],
    props: [
      { id: 'glass', kind: 'waterGlass', at: { x: 2000, y: 1000, scale: 1.7, depth: 1510, afloat: true } },
      { kind: 'waterGlass', at: { x: 1330, y: 1000, scale: 1.6, depth: 1510, afloat: true } },
      { kind: 'waterGlass', at: { x: 1705, y: 1000, scale: 1.6, depth: 1510, afloat: true } },
      { kind: 'oneDate', at: { x: 1560, y: 868, scale: 2, depth: 1000.2, afloat: true } },
    ],
    companions: moved(find('s02'), { grandmother: { at: { x: 2262, y: 1660, scale: 2.3, depth: 990, afloat: true } } }),
  }),
  retold(court, { heroes: waiting }),
  find('s04'),
];
