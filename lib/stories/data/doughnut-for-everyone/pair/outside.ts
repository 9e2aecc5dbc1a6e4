import type { SpreadLayout } from '../../../picture-book';
import { findSpread, retold } from '../../pair-parts';
import { box } from '../../picture-parts';
import { before, HUGGING } from '../picture/before';
import { first, other } from './figures';

const peeking = { pose: 'stand', expression: 'amazed', lookAt: { x: 800, y: 1010 } } as const;
const peepers = [
  first({ ...peeking, liftSeated: 152, at: { x: 500, y: 1392, scale: 2.8, depth: 1400, afloat: true } }),
  other({
    ...peeking,
    expression: 'wonder',
    liftSeated: 146,
    at: { x: 880, y: 1372, scale: 2.7, depth: 1401, afloat: true },
  }),
];

/** While all lamps are still on, and the moment they go out. */
export const outside: readonly SpreadLayout[] = [
  retold(findSpread(before, 's01'), { heroes: peepers }),
  retold(findSpread(before, 's02'), {
    heroes: [
      first({
        at: { x: 1600, y: 1140, scale: 2 },
        pose: 'carry',
        expression: 'biteLip',
        holds: 'doughnutBox',
        lookAt: { x: 1700, y: 820 },
      }),
      other({
        at: { x: 1900, y: 1150, scale: 1.95 },
        pose: 'point',
        expression: 'joy',
        lookAt: { x: 2250, y: 600 },
        hands: { right: { at: { x: 2090, y: 770 }, shape: 'point', angle: -24 } },
      }),
    ],
    props: [],
  }),
  retold(
    findSpread(before, 's03'),
    {
      heroes: [
        first({ at: { x: 470, y: 1150, scale: 1.1 }, pose: 'walkAway', expression: 'calm', hands: HUGGING }),
        other({
          at: { x: 590, y: 1156, scale: 1.08, depth: 1160 },
          pose: 'walkAway',
          expression: 'calm',
          hands: { left: { at: { actor: 'hero', part: 'belly' }, shape: 'rest', layer: 'front' } },
        }),
      ],
      props: [{ kind: 'doughnutBoxShut', at: { x: 472, y: 1018, scale: 0.76, afloat: true, depth: 1140 } }],
    },
    { picture: 2, places: { step: { box: box(1300, 890, 500, 236), size: [24, 15] } } },
  ),
];
