import type { SpreadLayout } from '../../../picture-book';
import { findSpread, joined, moved, retold } from '../../pair-parts';
import { box } from '../../picture-parts';
import { outside as ofTwo } from '../pair/outside';
import { last } from './figures';

const find = (key: string): SpreadLayout => findSpread(ofTwo, key);
const [counter, street, house] = [find('s01'), find('s02'), find('s03')];

const [before, beside] = house.scene.pictures[2]?.scene.heroes ?? [];

/** While all lamps are still on, and the moment they go out. */
export const outside: readonly SpreadLayout[] = [
  joined(
    counter,
    last({
      liftSeated: 130,
      liftSmall: 100,
      at: { x: 985, y: 1285, scale: 2.15, depth: 1402, afloat: true },
      pose: 'stand',
      expression: 'delight',
      lookAt: { x: 800, y: 1010 },
      hands: { right: { at: { x: 1104, y: 768 }, shape: 'fist', elbow: 'down', layer: 'front' } },
    }),
    {
      by: [-110, -56],
      size: 0.86,
      first: { liftSmall: 120 },
      others: { second: { liftSmall: 110, at: { x: 690, y: 1275, scale: 2.2, depth: 1401, afloat: true } } },
      places: { count: { box: box(320, 80, 800, 270), size: [24, 15] } },
    },
  ),
  joined(
    street,
    last({
      at: { x: 1390, y: 1135, scale: 1.5, depth: 1130 },
      pose: 'stand',
      expression: 'determined',
      facing: -1,
      lookAt: { actor: 'dogWalk' },
      hands: { left: { at: { x: 1290, y: 880 }, shape: 'flat', angle: -80, layer: 'front' } },
    }),
    {
      by: [100, 0],
      others: {
        second: {
          at: { x: 1950, y: 1140, scale: 1.85 },
          hands: { right: { at: { x: 2125, y: 780 }, shape: 'point', angle: -24 } },
        },
      },
      companions: moved(street, {
        dogWalk: { at: { x: 1050, y: 1150, scale: 1.3 } },
        catSit: { at: { x: 740, y: 1110, scale: 1.05 } },
      }),
    },
  ),
  retold(
    house,
    {
      heroes: [
        ...(before ? [{ ...before, at: { x: 396, y: 1150, scale: 1.06 } }] : []),
        ...(beside ? [{ ...beside, at: { x: 500, y: 1156, scale: 1.04, depth: 1160 } }] : []),
        last({
          at: { x: 706, y: 1086, scale: 0.84 },
          pose: 'walkAway',
          expression: 'calm',
          hands: { left: { at: { x: 630, y: 905 }, shape: 'fist', elbow: 'left', layer: 'front' } },
        }),
      ],
      props: [{ kind: 'doughnutBoxShut', at: { x: 398, y: 1022, scale: 0.74, afloat: true, depth: 1140 } }],
    },
    { picture: 2, places: { step: { box: box(1300, 890, 500, 236), size: [24, 14] } } },
  ),
];
